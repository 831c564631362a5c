// The cycle and its economy phase in German — 5.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const cycle: ChapterText<'cycle'> = {
  title: 'Ein Durchgang beginnt',
  sections: {
    '5.0': [
      'Reihenfolge der Waren und Phasen',
      'In jedem Jahrzehnt werden die Waren in derselben Reihenfolge aktiv: Nahrung, Kleidung, Besteck, Lampen. Jeder Durchgang hat drei Phasen: Konjunktur, Aktion, Produktion.',
      'Nur Fabriken der aktiven Ware produzieren und werden bezahlt. In der Aktionsphase darfst du dich um alle deine Fabriken kümmern, was auch immer aktiv ist.',
    ],
    '5.I': [
      'Konjunkturphase',
      'Der Importeur der aktiven Ware rückt vor, und entlassene Arbeiter kehren auf den Arbeitsmarkt zurück. Das senkt die Nachfrage und manchmal die Löhne.',
      '[SJ] Immer 1 Feld vor und 2 Arbeiter zurück.',
      '[WF] Der Konjunkturmarker dieses Durchgangs wird aufgedeckt: 0 bis 2 Felder vor, 1 bis 3 Arbeiter zurück.',
      'Sind weniger Arbeiter entlassen, kehren nur diese zurück.',
    ],
  },
}
