// The economy markers: importer's step and workers back into the job market, nine for each good — WF 2.0, 4.1.I, 5.I.
import { figure } from '@arkwright/kernel'

export const MOST_IMPORTER_STEPS = 4
export const MOST_WORKERS_BACK = 6

export const ECONOMY_FIGURES = {
  economyImporter: figure(
    [0, 0, 0, 1, 1, 1, 2, 2, 2],
    'reconstructed',
    'nine markers: each pair of 0-2 spaces and 1-3 workers, so that the mean is what Spinning Jenny prints',
    { max: MOST_IMPORTER_STEPS },
  ),
  economyWorkers: figure(
    [1, 2, 3, 1, 2, 3, 1, 2, 3],
    'reconstructed',
    'on the same nine markers; (1, 3) is in the example of WF 5.I',
    { max: MOST_WORKERS_BACK },
  ),
  economyWorkersLeftOut: figure(3, 'rulebook', 'WF 4.1.I: two players, and the recommended set-up', {
    max: MOST_WORKERS_BACK,
  }),
}
