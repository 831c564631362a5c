// Every development tile. To add one, add its file, a line here, and its name, copies and figures in components/tiles.ts.
import { accountant } from './accountant.ts'
import { administrator } from './administrator.ts'
import { agentInTheColonies } from './agent-in-the-colonies.ts'
import { broker } from './broker.ts'
import { charisma } from './charisma.ts'
import { developer } from './developer.ts'
import { engineer } from './engineer.ts'
import { engineeringWorks } from './engineering-works.ts'
import { extraShifts } from './extra-shifts.ts'
import { foreman } from './foreman.ts'
import { inventor } from './inventor.ts'
import { office } from './office.ts'
import { patent } from './patent.ts'
import { patrons } from './patron.ts'
import { school } from './school.ts'
import { smallWarehouse } from './small-warehouse.ts'
import type { TileMaker } from './tile.ts'
import { workshop } from './workshop.ts'

/** By id. */
export const TILES: readonly TileMaker[] = [
  charisma,
  administrator,
  accountant,
  developer,
  inventor,
  workshop,
  school,
  foreman,
  engineeringWorks,
  engineer,
  patent,
  broker,
  agentInTheColonies,
  office,
  extraShifts,
  smallWarehouse,
  ...patrons,
].toSorted((a, b) => a.id - b.id)
