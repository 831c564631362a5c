// The cycle and its economy phase in French — 5.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const cycle: ChapterText<'cycle'> = {
  title: 'Un cycle commence',
  sections: {
    '5.0': [
      'Ordre des marchandises et des phases',
      'Dans chaque décennie, les marchandises deviennent actives dans le même ordre : nourriture, textile, couverts, lampes. Chaque cycle a trois phases : conjoncture, action, production.',
      'Seules les usines de la marchandise active produisent et sont payées. Pendant la phase d’action, vous pouvez vous occuper de toutes vos usines, quelle que soit la marchandise active.',
    ],
    '5.I': [
      'Phase de conjoncture',
      'L’importateur de la marchandise active avance, et des ouvriers licenciés reviennent sur le marché de l’emploi. Leur retour baisse la demande, et parfois les salaires.',
      '[SJ] Toujours 1 case en avant et 2 ouvriers de retour.',
      '[WF] On retourne le marqueur de conjoncture de ce cycle : de 0 à 2 cases en avant, de 1 à 3 ouvriers de retour.',
      'S’il y a moins d’ouvriers licenciés, seuls ceux-là reviennent.',
    ],
  },
}
