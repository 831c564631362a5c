// End of round, money troubles and the end of the game in German — 6.0 to 8.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const end: ChapterText<'end'> = {
  title: 'Rundenende, Schulden und Sieg',
  sections: {
    '6.0': [
      'Rundenende',
      'Nach dem vierten Durchgang eines Jahrzehnts folgen diese Schritte, dann beginnt das nächste.',
    ],
    '6.I': ['Die Marker kommen zurück', 'Jeder nimmt alle Aktionsmarker von der Verwaltungstafel zurück.'],
    '6.II': [
      'Ereignisphase',
      'Im letzten Jahrzehnt ist das Ereignis eine letzte Börse für alle, vom Startspieler an: gelagerte Waren zu festen Preisen verkaufen, Kredite zurückzahlen, Aktien kaufen. Aktien werden nicht verkauft. Sie braucht keinen Marker und kostet nichts.',
      '> Feld 36 ist 22 £ wert. Mit 84 £ kaufst du drei Aktien für 66 £ und behältst 18 £.',
      '[SJ] In früheren Jahrzehnten geschieht nichts.',
      '[WF] Zuerst zahlt jeder den aktuellen Lohn für jedes Mitglied der Besatzungen und jeden Lagerarbeiter. Dann dürfen Schiffe zurückgegeben werden, ganz und mit Besatzung, und Lagerarbeiter gehen. Dann wird das Ereignis aufgedeckt und ausgeführt.',
      '[WF] Nach dem Ereignis darf, wer den {tile broker} besitzt, gelagerte Waren verkaufen und mit Aktien handeln.',
      '[ruling] Ein Makler kauft nie, solange er Kredite schuldet. 1810 geht niemand mehr. Auch ein Schiff ohne Besatzung darf zurückgegeben werden.',
    ],
    '6.III': [
      'Neuer Startspieler',
      'Wessen Aktienpaket am wenigsten wert ist (Aktien mal Kurs), der bestimmt den Startspieler des nächsten Jahrzehnts: wen auch immer, auch sich selbst oder den bisherigen.',
      'Gleichstand: weniger Bargeld, dann der Platz, der vom Startspieler am weitesten weg ist.',
      '[WF] Der Besitzer von {tile charisma} darf es vorher zurückgeben und den Startspieler bestimmen.',
    ],
    '6.IV': [
      'Veraltete Fabriken',
      'Zu Beginn mancher Jahrzehnte veraltet eine Stufe: Jede Fabrik dieser Stufe nimmt zwei zusätzliche Arbeiter auf, von den Entlassenen und dann vom Markt. Sie stehen neben den Reihen, machen nichts und werden in jeder Produktion bezahlt.',
      '[SJ] Stufe I 1790.',
      '[WF] Stufe I 1790, II 1800, III 1810.',
      'Gibt es zu wenige Arbeiter, werden sie einzeln verteilt, Fabrik für Fabrik vom Startspieler an; für jeden fehlenden zahlt der Besitzer einmal 5 £.',
      '> Fünf Arbeiter für vier veraltete Fabriken: Jede Fabrik bekommt einen, die erste einen zweiten. Drei fehlen: 15 £ von ihren Besitzern.',
      'Sie gehen, wenn die Fabrik auf die aktuelle Stufe modernisiert oder geschlossen wird.',
      '[ruling] Fabriken, die schon früher veraltet sind, bekommen kein zweites Paar, und eine Fabrik, die auf einer veralteten Stufe gebaut wird, bekommt keines. Alles, was ein Spieler für fehlende Arbeiter schuldet, ist eine Zahlung.',
    ],
    '7.0': [
      'Aktiennotverkauf und Kredite',
      'Wer nicht zahlen kann, was fällig ist, verkauft eigene Aktien zum Kurs: so wenige, wie reichen; der Rest des Geldes bleibt. Für jede so verkaufte Aktie geht der Anzeiger so viele Felder zurück, wie die erste Ziffer des Feldes sagt, auf dem er stand.',
      '> Auf Feld 28 sind 30 £ fällig. Zwei Aktien bringen 38 £; 2 × 2 = 4 Felder zurück, auf Feld 24. 8 £ bleiben.',
      'Ohne Aktien nimmt man Kredite auf: 10 £ je Kredit, ein Feld zurück für jeden. Ein Kredit wird an der Börse mit 13 £ zurückgezahlt, und solange du einen schuldest, darfst du keine Aktien kaufen.',
      '[ruling] Was zu einer Aktion gehört, wird an ihrem Ende zusammen bezahlt. Auf den Feldern 1 bis 9 zählt die Ziffer als 1.',
    ],
    '8.0': [
      'Sieg',
      'Die Partie endet nach dem letzten Ereignis. Dein Ergebnis sind Aktien mal Kurs. Wer am meisten hat, gewinnt; bei Gleichstand wer mehr Bargeld hat, sonst mehrere. Wer noch einen Kredit schuldet, bekommt keinen Platz.',
      '[WF] Davor gibt es zwei Strafen: Jede Fabrik, die noch wegen später Einstellung markiert ist, kostet vier Felder und zwei Aktien; jeder offene Kontrakt kostet so viele Felder, wie er anzeigt.',
      '> Auf Feld 41 mit einem Kontrakt auf 6: zurück auf Feld 35, von 24 £ auf 22 £ je Aktie. 19 Aktien machen 418 £ statt 456 £.',
      '[ruling] Vor dem Ende scheidet niemand aus, was er auch schuldet. Die Strafe nimmt höchstens die Aktien, die da sind.',
    ],
  },
}
