// The production phase in German — III and IV.
import type { ChapterText } from '../../../rules/plan.ts'

export const production: ChapterText<'production'> = {
  title: 'Produktionsphase',
  sections: {
    III: [
      'Niemand kann ablehnen',
      'Wenn alle am Zug waren, produzieren, verkaufen und zahlen alle Fabriken der aktiven Ware, auch mit Verlust. Die anderen Fabriken ruhen und kosten nichts.',
    ],
    'III.1': [
      'Produktion und Verkauf',
      'Eine Reihe produziert, wenn alle ihre Plätze mit Arbeitern oder Maschinen besetzt sind. Was die Reihen machen, von der ersten zur vierten: Stufe I 1, 2, 1, 0; Stufe II 1, 2, 2, 1; Stufe III 2, 2, 2, 2; Stufe IV 2, 3, 3, 2.',
      'Es gibt so viele Kunden, wie die Nachfrage nach der Ware sagt ({job-market}). Bedient werden sie durch Aufrufe: Der erste Aufruf gilt der höchsten Attraktivität, der nächste diesem Feld und dem darunter, und so weiter bis 1. Bei jedem Aufruf verkauft jeder, den er erreicht, eine Ware. So verkauft niemand mehr als seine Attraktivität.',
      'Der Importeur macht mit wie ein Spieler: Sein Feld ist seine Attraktivität und zugleich die Menge, die er verkaufen kann.',
      'Innerhalb eines Aufrufs gilt: höhere Attraktivität zuerst; unter Gleichen der Importeur zuletzt; dann die höhere Qualität (Basis und Qualität zusammen). Wirklich Gleiche verkaufen gemeinsam, notfalls über die Nachfrage hinaus; nach gelagerten Waren werden sie vom Startspieler an gefragt.',
      'Eigene Produktion muss verkauft werden, solange es Kunden gibt. Ist sie aufgebraucht und du wirst wieder aufgerufen, darfst du gelagerte Waren verkaufen, Stück für Stück; wer einmal Nein sagt, wird in diesem Verkauf nicht mehr gefragt.',
      'Der Verkauf endet, wenn kein Kunde oder kein Verkäufer mehr da ist. Jede verkaufte Ware bringt deinen Preis.',
      '> Die Nachfrage nach Kleidung ist 7. Attraktivität: Marion 4 (macht 3), Harald 3 (macht 3), Importeur 3. Aufruf 4: Marion. Aufruf 3: Marion, Harald, Importeur. Aufruf 2: Marion, Harald, Importeur. Alle 7 sind bedient: Marion hat 3 verkauft, Harald 2, der Importeur 2. Bei 7 £ bekommt Marion 21 £.',
      '[ruling] Der Importeur verkauft bis zu seinem Feld weiter, auch wenn alle Spieler ausverkauft sind, wie es der Text von 2014 sagt. Das zählt für den Bonus für die meisten Verkäufe.',
      '[WF] Im Verkauf kannst du nach {tile extra shifts} gefragt werden (erster Aufruf, wenn deine Produktion verkauft ist) und nach der {tile school} (die letzte besetzte Reihe abschalten, bevor ihre Waren gebraucht werden). Nach dem Verkauf, vor dem Verschiffen und Lagern, kannst du nach {tile extra shifts}, der {tile school} und dem {tile patron of food} und seinesgleichen gefragt werden.',
    ],
    'III.2': [
      'Der Aktienkurs steigt',
      'Wer eine Ware verkauft hat, rückt ein Feld vor; wer zwei oder mehr verkauft hat, zwei Felder.',
      '- Höchste Attraktivität: ein Feld mehr für den einen Spieler, der vor allen anderen und vor dem Importeur liegt, wenn er mindestens eine Ware verkauft hat.',
      '- Meiste Verkäufe: ein Feld mehr für den einen Spieler, der vor allen anderen und vor dem Importeur liegt.',
      'Höchstens also vier Felder. Bei Gleichstand bekommt niemand den Bonus.',
      '> Marion hat mit der einzigen höchsten Attraktivität 3 verkauft: 2 + 1 + 1 = 4 Felder. Harald hat 2 verkauft: zwei Felder.',
      '[WF] Waren, die an einen Gönner gehen, zählen mit. {tile charisma} gewinnt Gleichstände unter Spielern, nie gegen den Importeur.',
    ],
    'III.3': [
      'Löhne, Maschinen, nachlassender Vertrieb',
      'Zahl für jeden Arbeiter der Fabrik den Lohn und für jede Maschine 1 £, auch in Reihen, die nichts gemacht haben.',
      '> Drei Arbeiter zu 2 £ und eine Maschine kosten 7 £.',
      'Dann sinkt der Vertrieb der Fabrik um eins. Fiele die Attraktivität damit unter 0, geht auch der Preis um 1 £ herunter und dein Aktienkurs ein Feld zurück.',
      '[WF] {tile foreman}: bis zu vier Arbeiter 2 £ billiger, aber mindestens 1 £ je Kopf. {tile workshop}: alle Maschinen zusammen 1 £. Eine Reihe, die die {tile school} abschaltet, kostet nichts; die zusätzlichen Arbeiter einer veralteten Fabrik werden trotzdem bezahlt.',
      '> Sechs Arbeiter zu 4 £ und drei Maschinen kosten 27 £; mit einem Vorarbeiter 19 £; mit einer Werkstatt dazu 17 £.',
    ],
    'III.4': [
      'Die aktive Ware verschiffen',
      '[WF] Jetzt darfst du deinen Kontrakt für die aktive Ware erfüllen, ganz, mit frischen oder gelagerten Waren. Die Kapazitäten deiner beiden Schiffe zählen zusammen, wo sie auch liegen; sie zu nutzen ist kostenlos.',
      'Jede Ware bringt die Basisqualität der Fabrik. Jedes genutzte Schiff kostet ein Feld Aktienkurs. Der Marker kommt zu dir zurück.',
      '> Ein Kontrakt über 6 Kleidungsstücke mit Schiffen mit Kapazität 2 und 4: Kleidung I bringt 6 × 9 £ = 54 £, und der Anzeiger geht zwei Felder zurück.',
      'Ein Kontrakt der aktiven Ware, der nicht erfüllt wird, klettert ein Feld seiner Leiste. Auf dem letzten Feld (10, zu zweit 4) bleibt er und kostet zwei Felder Aktienkurs.',
      '[ruling] Es fahren so wenige Schiffe, wie es tragen können. Ein Kontrakt klettert auch, wenn du keine Fabrik für seine Ware hast. Frische Waren gehen vor gelagerten.',
      '{tile agent in the colonies}: eine Ware mehr oder weniger. {tile office}: 5 £.',
    ],
    'III.5': [
      'Lagern, was übrig ist',
      '[SJ] Insgesamt bis zu fünf Waren dürfen auf den letzten Feldern der Preisskalen lagern, rechts vom Preis. Wo Waren liegen, kann kein Preis stehen. Ist mehr da als Platz, wählst du, was du abgibst.',
      '[WF] Lagern lassen sich Waren nur auf Plätzen des großen Lagers, die ein Arbeiter öffnet, oder auf dem Plättchen {tile small warehouse} (fünf Waren auf den Preisskalen). Der Rest ist verloren. Eingestellt oder versetzt wird jetzt niemand.',
      '> Zwei Nahrung und eine Kleidung lagern, drei Lampen sind übrig: Eine der sechs muss weg.',
      '[ruling] Was Platz hat, wird ohne Nachfrage gelagert. Waren zählen zuerst als im großen Lager liegend. Verliert eine Ware ihren Platz, geht sie auf einen freien Platz der Preisskala, wenn es einen gibt.',
    ],
    IV: [
      'Ende des Durchgangs',
      'Nach den ersten drei Durchgängen eines Jahrzehnts geht der Startspielermarker einen Platz nach links. Nach dem vierten kommt das Rundenende ({6.0}).',
      '[WF] Der Besitzer von {tile charisma} darf es zurückgeben und den Startspieler bestimmen.',
    ],
  },
}
