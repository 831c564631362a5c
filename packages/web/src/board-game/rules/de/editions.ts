// What the editions do differently, and what only the program needs, in German.
import type { ChapterText } from '../../../rules/plan.ts'

export const editions: ChapterText<'editions'> = {
  title: 'Ausgaben und Programm',
  sections: {
    editions: [
      'Water Frame 2014 und 2016',
      'Die Ausgabe wählst du, wenn du einen Tisch aufbaust. Verschieden ist dies:',
      '- Schließen und wieder bauen: 2014 darfst du das ganze Jahrzehnt lang keine geschlossene Stufe wieder bauen und keine gebaute Fabrik schließen, 2016 nur in derselben Aktion ({II.2.1}).',
      '- Einstellen nach Entlassen: 2014 nicht auf genau den frei gewordenen Plätzen, 2016 nicht in der ganzen Reihe ({II.2.2}).',
      '- Entwicklungsplättchen: 40 in 2014, 50 in 2016. Mit Hausereignissen gibt es das Aktienfieber nur 2016.',
      'Wo die Texte sonst verschieden klingen, wird in beiden gleich gespielt: Späte Einstellung markiert nur Fabriken, deren Ware schon aktiv war, der Importeur verkauft bis zu seinem Feld, eine Produktionsaktion bezahlt nur die genutzten Reihen, ein Kredit kostet ein Feld, und an der letzten Börse darf man Kredite zurückzahlen.',
      'Welche Wirkungen von Plättchen und Ereignissen in keinem Text stehen und was wir dafür einsetzen, ist im Verzeichnis des Materials vermerkt.',
    ],
    program: [
      'Was nur das Programm braucht',
      'Eine Partie wird als Liste ihrer Züge aufbewahrt, jeder in einer kurzen Notation wie „hire food 2“. Ein Zug, den die Notation nicht kennt oder der nach dem Ende der Partie kommt, wird abgelehnt.',
      'Über den Zufall entscheidet ein Startwert, der vor Beginn feststeht und durch seine Prüfsumme versiegelt ist. Wer ihn nachher hat, kann jede Ziehung nachprüfen.',
    ],
  },
}
