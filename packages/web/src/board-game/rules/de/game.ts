// The board game's aim, pieces and shape in German — 1.0 to 4.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const game: ChapterText<'game'> = {
  title: 'Das Spiel',
  sections: {
    '1.0': [
      'Worum es geht',
      'Du führst ein Unternehmen in der frühen industriellen Revolution, gegen einen bis drei Gegner. Du gründest Fabriken, stellst Arbeiter ein oder ersetzt sie durch Maschinen, setzt Preise und verkaufst im Inland; in Water Frame lagerst und verschiffst du auch.',
      'Am Ende zählen nur deine eigenen Aktien: ihre Anzahl mal ihr Kurs. Bargeld entscheidet höchstens Gleichstände, also muss Geld zu Aktien werden, bevor die Partie endet ({8.0}).',
      'Was alle miteinander verbindet, ist der Arbeitsmarkt: Jeder Arbeiter, den irgendwer einstellt, ist ein Kunde mehr für alle und treibt die Löhne ({job-market}).',
    ],
    '2.0': [
      'Material',
      'Knapp sind nur die Arbeiter: Es gibt 80. Geld, Maschinen und Waren gehen nie aus.',
      'Jede Firma hat 30 Aktien, sechs Aktionsmarker in ihrer Farbe und je eine Fabrik für jede Ware und Stufe. Fabriken gibt es für Nahrung, Kleidung, Besteck und Lampen.',
      'Fortgeschrittene Aktionsmarker sind grau: Helle sind besser als die farbigen, dunkle noch besser. Mit den Schiffen und Entwicklungsplättchen heißen sie Sondermarker.',
      '[SJ] Nur die Stufen I und II sind im Spiel. Schiffe, Kontrakte, Hafentableaus, Konjunkturmarker, Produktionsmarker, Entwicklungsplättchen und alle Ereignisse außer dem Spielende bleiben in der Schachtel.',
      '[WF] Alles ist im Spiel außer dem hellen Börsenmarker.',
      '[ruling] Die Marker für Umorganisation, Wettbewerb und Bonus, die in der Liste von 2016 stehen, haben in keinem Text Regeln und bleiben deshalb weg.',
    ],
    '3.0': [
      'Wie eine Partie abläuft',
      'Auf eine Vorbereitungsrunde 1760 folgen Jahrzehnte. Ein Jahrzehnt hat vier Durchgänge, einen für jede Ware, und ein Rundenende. In jedem Durchgang ist jeder einmal am Zug, dann produzieren und verkaufen die Fabriken der aktiven Ware.',
      '[SJ] Drei Jahrzehnte: die 1770er, 1780er und 1790er, zusammen zwölf Durchgänge. Stufe I gibt es in den 1770er Jahren, Stufe II ab den 1780er Jahren.',
      '[WF] Fünf Jahrzehnte: die 1770er bis 1810er, zusammen zwanzig Durchgänge. Mit den Jahrzehnten kommen die Stufen: I 1770, II 1780, III 1790, IV 1800 und 1810.',
    ],
  },
}
