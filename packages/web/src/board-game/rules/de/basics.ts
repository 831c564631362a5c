// The three sums behind everything, in German.
import type { ChapterText } from '../../../rules/plan.ts'

export const basics: ChapterText<'basics'> = {
  title: 'Drei Rechnungen',
  sections: {
    'job-market': [
      'Arbeitsmarkt: Nachfrage und Lohn',
      'Der Arbeitsmarkt hat 20 Reihen zu vier Plätzen, eine Spalte für jede Ware: Nahrung, Kleidung, Besteck, Lampen. Arbeiter gehen von oben, Reihe für Reihe und von links nach rechts, und kehren genau umgekehrt zurück. Leer sind also immer die ersten Plätze.',
      'Die Nachfrage nach einer Ware ist die Zahl der leeren nummerierten Plätze ihrer Spalte. Die obersten Plätze tragen keine Nummer: 1 bei Kleidung, 2 bei Besteck, 3 bei Lampen.',
      'Der Lohn steht neben der Reihe des letzten leeren Platzes: 2 £ in Reihe 1 bis 8, 3 £ in Reihe 9 bis 12, 4 £ in Reihe 13 bis 16, 5 £ in Reihe 17 bis 20.',
      '> 42 Plätze sind leer: zehn volle Reihen und zwei dazu. Die Nachfrage beträgt 11 bei Nahrung, 10 bei Kleidung, 8 bei Besteck und 7 bei Lampen; Reihe 11 zahlt 3 £.',
      'Wer seinen Platz verliert, kommt zu den entlassenen Arbeitern und später auf den Markt zurück ({5.I}). Von den Entlassenen stellt man erst ein, wenn der Markt leer ist.',
    ],
    appeal: [
      'Attraktivität',
      'Attraktivität = Basisqualität + Qualität + Vertrieb − Preis. Sie ändert sich sofort mit jedem dieser Werte.',
      '- Die Basisqualität sind die Baukosten der Fabrik: Eine Fabrik für 9 £ macht Waren der Basisqualität 9.',
      '- Qualität bleibt auf Dauer ({II.2.4}).',
      '- Vertrieb sinkt mit jeder Produktion seiner Fabrik um eins ({II.2.5}).',
      '- Den Preis setzt du selbst, aber nur zu bestimmten Zeiten ({II.3.1}).',
      'Die Attraktivität sagt dreierlei: wie viele Waren du höchstens verkaufst, wer zuerst verkauft und wer dafür einen Bonus bekommt ({III.1}, {III.2}). Unter 0 darf sie nie liegen.',
      '> Kleidung I hat Basisqualität 9. Mit Vertrieb 2 und einem Preis von 7 £ ist die Attraktivität 9 + 0 + 2 − 7 = 4.',
      '[ruling] Nach oben ist die Attraktivität offen. Ohne Fabrik gibt es keine Attraktivität und keinen Verkauf.',
    ],
    'share-value': [
      'Aktienkurs',
      'Dein Anzeiger steht auf einer Leiste von Feldern; unter jedem Feld steht, was eine Aktie wert ist.',
      '- Felder 1 bis 10: ein Pfund je Feld.',
      '- Felder 11 bis 30: zwei Felder je Pfund, Feld 30 ist also 20 £ wert.',
      '- Felder 31 bis 60: drei Felder je Pfund, Feld 60 ist also 30 £ wert.',
      '> Auf Feld 22 ist eine Aktie 16 £ wert, auf Feld 36 sind es 22 £.',
      'Alle Firmen beginnen auf Feld 10. „Ein Feld vor“ oder „ein Feld zurück“ meint immer ein Feld der Leiste, nicht ein Pfund.',
      '[ruling] Hinter Feld 60 geht die Leiste mit vier Feldern je Pfund weiter. Unter Feld 1 geht sie nie.',
    ],
  },
}
