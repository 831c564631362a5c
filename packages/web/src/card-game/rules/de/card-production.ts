// The card game's production, preparation and scoring in German — 2 and 3.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardProduction: ChapterText<'card-production'> = {
  title: 'Produktion, Vorbereitung, Wertung',
  sections: {
    'CG-2': [
      'Produktionsphase',
      'Jeder mit einer Fabrik für die aktive Ware verkauft, lagert oder verschifft, zahlt und kann Aktienkurs gewinnen. Die anderen lassen die Phase aus.',
      '[ruling] Es geht der Reihe nach, aber niemandes Wahl berührt die anderen.',
    ],
    'CG-2.a': [
      'Im Inland verkaufen',
      'Deine Fabrik macht, was Fabrik und Arbeiterkarten zeigen: 1 für die Fabrik, 2 für eine Karte auf Seite I, 3 für eine Karte auf Seite II oder III.',
      'Du darfst so viele verkaufen, wie deine Attraktivität über der Nachfrage liegt, nie mehr als deine Attraktivität. So weit muss die Produktion verkauft werden; gelagerte Waren dieser Fabrik dürfen den Rest auffüllen.',
      'Jede Ware bringt deinen Preis: die Summe aller Münzen auf Fabrik, Büro und Qualität.',
      '> Gemacht 4, Attraktivität 3, Nachfrage 1, Preis 14: Zwei gehen für 28 £ weg, zwei bleiben übrig.',
      'Mit dem {card patron} verkaufst du eine mehr, wenn deine Attraktivität über der Nachfrage liegt, die {card extra-shift} macht eine mehr.',
    ],
    'CG-2.b': [
      'Übriges: Schiffe',
      'Was übrig ist, frisch oder gelagert, darf verschifft werden, gelagert oder beides. Der Rest ist verschwendet.',
      'Jedes Schiff trägt 2 Waren, mit der Entwicklung 3 oder 4, nur von der aktiven Ware. Jede Ware bringt den Exportpreis der Fabrik, ein Pfund unter ihrem teuersten Platz. Ein Schiff ist verbraucht bis zu deiner nächsten Börse.',
      'Jedes genutzte Schiff legt einen Marker auf deinen Plan, höchstens neun in der Partie. Die Marker kosten am Ende Kurs ({CG-final}). Verschiffte Waren heben den Kurs nie.',
      '> Drei Waren übrig, Größe 2: zwei Schiffe, zwei Marker; mit dem {card customs-office} ein Marker.',
    ],
    'CG-storehouses': [
      'Übriges: Lagerhäuser',
      'Du hast zwei kleine Lagerhäuser für je 1 oder 2 Waren und mit der Karte {card big-storehouse} eines für bis zu 4. Ein Lagerhaus fasst eine Art Ware und steht bei ihrer Fabrik.',
      'Gelagerte Waren warten auf einen späteren Verkauf, ein Schiff oder das Ende der Partie. Ein Lagerhaus darf für andere Waren geleert werden; was darin war, ist verloren.',
    ],
    'CG-2.c': [
      'Kosten',
      'Zahl den Lohn für jeden Arbeiter, 1 £ für jede Maschine und die festen Kosten der Fabrik: auf Seite I 4 £, 5 £, 6 £, 7 £ für Nahrung, Kleidung, Besteck, Lampen, auf Seite II 1 £ mehr.',
      'Reicht dein Geld nicht, zahlt der Notfonds: für jeden Kreditmarker die Hälfte deines Kurses, aufgerundet. Es werden so wenige Marker genommen wie nötig, und der Rest des Geldes bleibt. Sind neun Marker draußen und reicht es noch immer nicht, bist du bankrott.',
      '> Kurs 15, es fehlen 10 £: Zwei Marker bringen 16 £, 6 £ bleiben.',
      '[ruling] Ein bankrotter Spieler hat 0 Punkte; Fabriken, Attraktivitätsmarker und Karten gehen, die Nachfrage bleibt, die anderen spielen weiter.',
    ],
    'CG-2.d': [
      'Aktienkurs',
      'Wer mindestens zwei Waren im Inland verkauft hat, gewinnt 1. Unter diesen gewinnt der eine mit der höchsten Attraktivität 1 mehr. Bei Gleichstand niemand, außer der {card entrepreneur} entscheidet ihn.',
      '> A verkauft 3 bei Attraktivität 6, B verkauft 2 bei Attraktivität 4, C verkauft 1 bei Attraktivität 7: A gewinnt 2, B gewinnt 1, C nichts.',
      '[ruling] Wer weniger als zwei verkauft hat, ist kein Rivale. Der neutrale Spieler ist einer, wo er zwei verkaufen würde.',
    ],
    'CG-2.e': [
      'Vertrieb lässt nach',
      'Die produzierende Fabrik verliert einen Punkt Vertrieb. Die anderen behalten ihren.',
    ],
    'CG-3': [
      'Die nächste Runde',
      'Nach den Runden 1 bis 3 wird die nächste Ware aktiv, und die Startspielerkarte geht im Uhrzeigersinn weiter.',
      'Nach Runde 4 ist wieder Nahrung aktiv, und das nächste Jahrzehnt beginnt. Benutzte Karten sind wieder bereit. Wer das kleinste Produkt aus Aktien und Kurs hat, ohne Kredite und Schiffe, bestimmt den Startspieler.',
      'Gleichstand: weniger Geld, dann der Nächste im Uhrzeigersinn vom alten Startspieler aus.',
      'Zu zweit rückt der neutrale Spieler nach den Jahrzehnten I und II auf jeder Leiste ein Feld vor und bewegt die Nachfrage nach den Pfeilen, die er überquert.',
    ],
    'CG-final': [
      'Schlusswertung',
      'Nach Runde 4 von Jahrzehnt III:',
      '- Gelagerte Waren werden verkauft: 2 £, 3 £, 4 £, 5 £ für Nahrung, Kleidung, Besteck, Lampen.',
      '- Alles Geld kauft Aktien zum vollen Kurs.',
      '- Jeder Kredit nimmt eine Aktie weg.',
      '- Exportmarker senken den Kurs: um je 1 nach 2, 4, 6, 8 und 9 Markern.',
      '- Kurs mal Aktien ist dein Ergebnis.',
      'Bei Gleichstand gewinnt, wer mehr Geld übrig hat; sonst gewinnen mehrere.',
      '> 47 £, Kurs 20, 18 Aktien, 2 Kredite, 4 Exportmarker, 2 Lampen gelagert: 57 £ kaufen 2 Aktien, 20 − 2 = 18 Aktien, Kurs 20 − 2 = 18, Ergebnis 324.',
    ],
  },
}
