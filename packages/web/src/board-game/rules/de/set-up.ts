// The preparation round in German — 4.1.
import type { ChapterText } from '../../../rules/plan.ts'

export const setUp: ChapterText<'set-up'> = {
  title: 'Vorbereitungsrunde 1760',
  sections: {
    '4.1.I': [
      'Spielplan und Arbeitsmarkt',
      'Alle vier Importeure beginnen auf 0. Jeder Platz des Arbeitsmarkts bekommt einen Arbeiter; dann werden einige von oben weggenommen.',
      '- Vier Spieler: 4 zu den entlassenen Arbeitern.',
      '- Drei Spieler: 8 zu den entlassenen Arbeitern.',
      '- Zwei Spieler: 4 zu den entlassenen Arbeitern, 8 aus dem Spiel.',
      '[SJ] Der Marker für das Spielende liegt auf dem Ereignisfeld von 1790.',
      '[WF] Für jede Ware liegen fünf Konjunkturmarker verdeckt aus, einer für jedes Jahrzehnt. Auch die Ereignisse liegen verdeckt: Bürokratie irgendwo in 1770 bis 1790, eines wird für 1800 gezogen, das Spielende liegt in 1810.',
      '[WF] Zu zweit bleiben die Konjunkturmarker, die 3 Arbeiter zurückbringen, in der Schachtel, ebenso die Ereignisse Navigationsakte, Wirtschaftskrise, Hamburger Kreditkrise und Opiumkrieg. Die empfohlene Aufstellung lässt dieselben Konjunkturmarker weg und nutzt Lobby, Krieg auf dem Kontinent, Bürokratie und Weltausstellung, in dieser Reihenfolge.',
      '[ruling] Was verdeckt liegt, kennt niemand. Das Programm zieht es in dem Moment, in dem es aufgedeckt wird, mit denselben Wahrscheinlichkeiten.',
    ],
    '4.1.II': [
      'Firmen',
      'Jede Firma besitzt 15 ihrer 30 Aktien; den Rest hält die Bank. Der Kursanzeiger steht auf Feld 10, eine Aktie ist also 10 £ wert. Der Startspieler wird gelost.',
      '[WF] Jeder hat außerdem ein Hafentableau mit zwei Piers, einem Lager und der Kontraktleiste. Zu zweit gibt es Kontrakte nur auf 2 und 4.',
    ],
    '4.1.III': [
      'Sondermarker',
      '[SJ] Maschinen, Qualität und Vertrieb: zu viert je drei helle und drei dunkle Marker, sonst je zwei. So viele helle Marker, wie Spieler da sind, werden auf die Zeittafel gezogen und stehen in {4.1.V} zur Wahl.',
      '[SJ] Die übrigen hellen liegen für Stufe I bereit, dazu ein heller Börsenmarker je Spieler. Die dunklen liegen für Stufe II bereit.',
      '[WF] Für die Reihen I bis IV des Tableaus werden verbesserte Aktionsmarker gezogen: helle für I und II, dunkle für III und IV. Zu viert sind es 4, 5, 5 und 4, zu dritt 3 in jeder Reihe, zu zweit 2 in jeder Reihe.',
      '[WF] Die Schiffe liegen in ihren Reihen: Kapazität 2 in I, 4 in II, 6 in III, 8 und 10 in IV. Zu zweit gibt es nur die vier kleinen Schiffe.',
      '[WF] Charisma, ein Erfinder und weitere Entwicklungsplättchen liegen aus: 12 gezogene zu zweit, 19 zu dritt, 26 zu viert. Kein Plättchen darf so oft ausliegen, wie Spieler da sind.',
    ],
    '4.1.IV': [
      'Zwei Fabriken gründen',
      'Vom Startspieler an wählt jeder eine Fabrik der Stufe I; dann, in umgekehrter Reihenfolge, eine zweite für eine andere Ware. Mehrere Spieler dürfen dieselbe Ware wählen.',
      'Eine gegründete Fabrik nimmt sofort die Arbeiter für ihre ersten zwei Reihen vom Markt, und ihr Besitzer setzt den Preis: mindestens 5 £ und nie so hoch, dass die Attraktivität unter 0 fällt.',
      '> Nahrung I hat Basisqualität 8. Bei 6 £ ist die Attraktivität 2, es lassen sich also höchstens zwei Nahrung verkaufen.',
      'Bei der empfohlenen Aufstellung sind Fabriken, Preise und Geld stattdessen vorgegeben.',
    ],
    '4.1.V': [
      'Startkapital und erster Marker',
      '[SJ] Jeder bekommt 20 £ und darf, vom Startspieler an, der Bank Aktien für je 10 £ verkaufen. Dann wählt, in umgekehrter Reihenfolge, jeder einen der hellen Marker auf der Zeittafel.',
      '[WF] In umgekehrter Reihenfolge verkauft jeder Aktien für je 10 £, mindestens so viele, dass die Fabriken bezahlt werden können, und nimmt dann einen Sondermarker: ein Plättchen, einen hellen Marker oder ein Schiff der Stufe I.',
      '[ruling] Wer in der empfohlenen Aufstellung einen Vorarbeiter bekommt, wählt die Fabrik selbst.',
    ],
    '4.1.VI': [
      'Die Fabriken bezahlen',
      'Jeder zahlt die Baukosten beider Fabriken. Das Spiel beginnt mit dem ersten Durchgang von 1770.',
      '> Nahrung I und Lampen I kosten 8 £ + 11 £ = 19 £.',
    ],
  },
}
