// The card game alone, in German.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardSolo: ChapterText<'card-solo'> = {
  title: 'Allein',
  sections: {
    'CG-solo-1': [
      'Aufbau',
      '[solo] Du spielst gegen zwei Automaten. Aufgebaut wird wie zu dritt; jeder Gegner hat 12 Aktien zum Kurs 12 und kein Geld.',
      'Von den 17 Entwicklungskarten liegen 15 in drei Reihen zu fünf. Auf der ersten Karte jeder Reihe liegt eine Scheibe, eine für jeden Gegner und eine neutrale. Eine Karte unter einer Scheibe kann man nicht nehmen.',
      'Im Beutel sind acht Marker: drei für jeden Gegner, zwei neutrale.',
    ],
    'CG-solo-2': [
      'Erste Fabriken',
      'Wähl deine erste Fabrik. Dann werden die Marker der Gegner auf die vier Leisten gemischt, je einer: auf 4 bei Nahrung und Kleidung (Nachfrage plus 2), auf 3 bei Besteck und Lampen (Nachfrage plus 1). Dann wähl deine zweite Fabrik.',
      'Als Variante werden deine beiden Fabriken gezogen.',
      '[ruling] Nur die hier genannte Nachfrage bewegt sich, keine Löhne. Deine Entwicklung zu Beginn ist ein Schritt auf dem Plan.',
    ],
    'CG-solo-3.1': [
      'Eine Runde',
      'Du bist zuerst am Zug. Dann wird ein Marker aus dem Beutel gezogen:',
      '- Sein Gegner steht auf der Leiste der aktiven Ware: Der Marker rückt zwei Felder vor und bewegt die Nachfrage wie gewohnt.',
      '- Sein Gegner steht dort nicht: Er baut. Die Nachfrage nach allen Waren sinkt um eins und die Löhne steigen einen Schritt; sein Marker kommt auf 3 (Nahrung, Kleidung) oder 2 (Besteck, Lampen) und rückt dann so viele Felder vor wie die Nummer des Jahrzehnts, wobei er die Nachfrage nach den Pfeilen bewegt.',
      '- Er ist neutral: sonst nichts.',
      'Jeder Gegner, der nicht gezogen wurde, bekommt eine Aktie. Dann wandert die Scheibe dieser Farbe über die Karten, so viele, wie Marker auf der aktiven Leiste stehen. Leere Plätze werden übersprungen, eine Karte unter einer anderen Scheibe auch.',
      'Eine Karte, die du abgibst, kommt auf den ersten leeren Platz von oben links. Das geschieht, bevor du die neue nimmst, also nie auf deren Platz.',
      '[ruling] Mit dem {card entrepreneur} darfst du in der nächsten Runde den Gegnern den Vortritt lassen.',
    ],
    'CG-solo-3.2': [
      'Produktion der Gegner',
      'Ein Gegner mit der aktiven Ware verkauft so viele, wie seine Attraktivität über der Nachfrage liegt. Bei zwei oder mehr steigt sein Kurs um 1, sonst bekommt er eine Aktie. Kosten hat er keine.',
      '[ruling] Gegner stehen deinem Bonus für die Attraktivität im Weg, bekommen ihn aber nie. Ohne die aktive Ware geschieht ihnen nichts. Sie enden bei 30 Aktien und einem Kurs von 30.',
    ],
    'CG-solo-3.3': ['Ende eines Jahrzehnts', 'Alle Marker kommen zurück in den Beutel.'],
    'CG-solo-4': [
      'Ergebnis und Titel',
      'Du gewinnst, wenn dein Ergebnis über dem beider Gegner liegt, und du kannst Zweiter oder Dritter werden. Fünfzehn Titel gibt es zu erreichen: Magnat (500 oder mehr), Patriot (kein Export), Fleißiger Arbeiter (weder Patent noch Ingenieur), Held des Proletariats (keine Automatisierung), Gentleman oder Lady (kein Schritt der Börse, kein Makler), Spezialist (nur die zwei ersten Fabriken), Generalist (vier Fabriken), Vollbeschäftigung (vier Fabriken mit je zwei Arbeiterkarten), Direktor (25 bis 29 Aktien), Vorstandsvorsitzender (30 Aktien), Finanzier (Kurs 25 bis 29), Börsenbaron (Kurs 30), Emporkömmling (beginnt nach dem Kauf von fünf Aktien ohne Geld), Neureicher (200 £ am Ende), Kapitän (fünf Exporte).',
      'Als Variante wählt der Sieger zwei erreichte Titel, der Zweite einen; ein Rekordbuch bewahrt sie auf.',
      '[ruling] Die Titel für Aktien und Kurs zählen vor der Schlusswertung. Der Neureiche zählt das Geld nach dem Verkauf der gelagerten Waren und vor dem Kauf der Aktien. Ein Gleichstand geht an dich. Ein Patent oder einen Ingenieur zu nehmen gilt als Nutzen.',
    ],
  },
}
