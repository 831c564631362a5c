// German: the lessons of the card game.
import type { CardStories } from '../lessons/stories.ts'

export const deCardLessons: CardStories = {
  'first-round': {
    title: 'Die erste Runde',
    about: 'Eine Aktion, ein Preis, eine Entwicklung.',
    scenes: {
      welcome: {
        story:
          'Arkwright in zwölf Runden. Du beginnst mit zwei Fabriken, Nahrung und Kleidung, aus Karten gelegt: links Arbeiter und Lagerhäuser, rechts Kontor, Qualität und Vertrieb. In jeder Runde ist eine Ware aktiv; jetzt ist es Nahrung.',
      },
      action: {
        story:
          'Ein Zug hat drei Teile. Zuerst eine Aktion. Karren und Läden machen Nahrung beliebter: Leg Vertrieb an.',
        goal: 'Leg mindestens 2 Vertrieb an die Nahrungsfabrik.',
        hint: 'Vertrieb in der Leiste, dann Nahrung auf 2.',
        done: 'Vertrieb zählt nur als Attraktivität, und er vergeht.',
      },
      price: {
        story:
          'Zweitens Preis und Attraktivität der aktiven Ware. Was du vom Preis nimmst, wird Attraktivität. Auf dem Markt verkaufst du so viele, wie deine Attraktivität über der Nachfrage steht. Vorsicht: Steigt dein Marker an Pfeilen vorbei, steigt auch die Nachfrage.',
        goal: 'Wähl eine Attraktivität, bei der du alle drei verkaufen würdest.',
        hint: 'Attraktivität 4: Der Preis ist dann 6 £, die Nachfrage 1.',
        done: 'Attraktivität 4, Nachfrage 1: Platz für drei.',
      },
      earn: {
        story: 'Preis und Attraktivität ergeben immer dieselbe Summe; Vertrieb kommt obendrauf.',
        goal: 'Was bringt dir eine Nahrung jetzt ein?',
        hint: 'Die Summe an der Nahrungsfabrik nennt den Preis.',
        done: '6 £. Ein wenig teurer wäre auch gegangen: Probier es ein andermal.',
      },
      development: {
        story:
          'Drittens eine Entwicklung: ein Schritt auf deinem Tableau oder eine Karte aus dem Vorrat. Dann sind die anderen dran, und Nahrung wird produziert.',
        goal: 'Nimm eine Entwicklung, beende deinen Zug und sieh dir den Verkauf an.',
        hint: 'Zum Beispiel ein Schritt Qualität; dann „Zug beenden“.',
        done: 'Drei verkauft für 18 £, 10 £ für Löhne und Fabrik.',
      },
      value: {
        story:
          'Wer mindestens zwei verkauft, gewinnt 1 beim Aktienkurs; die höchste Attraktivität unter diesen, wenn nur einer sie hat, noch 1.',
        goal: 'Wie hoch ist dein Aktienkurs jetzt? Er war 10.',
        hint: 'Dein Tableau zeigt es.',
        done: '12: Du warst am beliebtesten.',
      },
      end: {
        story:
          'Am Ende ist Aktienkurs mal Aktien dein Ergebnis. Runde zwei ist Kleidung, und auch Rot hat eine Kleidungsfabrik. Spiel weiter, oder sieh dir erst den Markt genauer an.',
      },
    },
  },
  market: {
    title: 'Markt und Attraktivität',
    about: 'Die Nachfrage läuft der Attraktivität hinterher. Bleib ihr voraus.',
    scenes: {
      tracks: {
        story:
          'Jede Ware hat eine Leiste. Der Balken ist die Nachfrage: was die Leute erwarten. Wer darüber steht, verkauft, eine Ware für jedes Feld. In diesem Spiel ist eine niedrige Nachfrage gut für die Verkäufer.',
      },
      demand: {
        story: 'Kleidung ist aktiv. Rot ist schon auf 3 gestiegen und kam dabei an einem Pfeil vorbei.',
        goal: 'Wo steht die Nachfrage nach Kleidung?',
        hint: 'Der Balken auf der zweiten Leiste.',
        done: '0. Sie war −1, bevor Rot stieg.',
      },
      employ: {
        story:
          'Deine Kleidungsfabrik macht drei. Eine zweite Arbeiterkarte macht zwei mehr. Neue Arbeiter haben Lohn zum Ausgeben: Die Nachfrage nach allen Waren sinkt um eins, und die Löhne steigen einen Schritt.',
        goal: 'Stell Arbeiter in der Kleidungsfabrik ein.',
        hint: 'Einstellen, dann Kleidung.',
        done: 'Fünf Waren in der Runde.',
      },
      fell: {
        story: 'Schau auf alle vier Leisten und auf die Löhne.',
        goal: 'Wo steht die Nachfrage nach Kleidung jetzt?',
        hint: 'Eins tiefer als vorher.',
        done: '−1: Alle verkaufen eine Weile leichter.',
      },
      price: {
        story:
          'Jetzt deine Attraktivität. Jeder Pfeil, an dem dein Marker vorbeikommt, zieht die Nachfrage einen Schritt nach; die letzten Schritte bringen also nur einen niedrigeren Preis.',
        goal: 'Wähl eine Attraktivität, bei der du mindestens drei verkaufst.',
        hint: 'Das Einstellen abschließen, dann Attraktivität 4.',
        done: 'Über Rot, und zu 5 £.',
      },
      limit: {
        story: 'Du hast fünf gemacht.',
        goal: 'Wie viele nimmt dir der Inlandsmarkt ab?',
        hint: 'Dein Marker steht auf 4, die Nachfrage auf 1.',
        done: 'Drei. Zwei bleiben übrig, und Rot auf 3 verkauft jetzt nur noch zwei.',
      },
      sell: {
        story: 'Zum Schluss eine Entwicklung: Für Waren, die übrig bleiben, ist das Große Lagerhaus praktisch.',
        goal: 'Nimm eine Entwicklung, beende deinen Zug und sieh dir den Verkauf an.',
        hint: 'Das Große Lagerhaus aus dem Vorrat, dann „Zug beenden“.',
        done: 'Drei verkauft zu 5 £; Rot musste eine verschiffen.',
      },
      end: {
        story:
          'Steigende Attraktivität zieht die Nachfrage hoch und verdirbt denen darunter den Verkauf. Was mit den zwei Kleidung geschieht, nach denen du gerade gefragt wirst, ist die nächste Lektion.',
      },
    },
  },
  leftovers: {
    title: 'Schiffe, Lagerhäuser, Börse',
    about: 'Drei Wege für das, was der Markt nicht will.',
    scenes: {
      dear: {
        story:
          'Nicht alles muss im Inland verkauft werden. Halten wir Nahrung teuer. Kauf eine Maschine, setz die Attraktivität auf 1 und bau deine Schiffe aus: drei Waren auf jedem statt zwei.',
        goal: 'Behalte nach dem Verkauf mindestens zwei Nahrung übrig.',
        hint: 'Nahrung automatisieren, fertig, Attraktivität 1, ein Schritt Schiffe, „Zug beenden“.',
        done: 'Eine verkauft zu 7 £, zwei übrig.',
      },
      export: {
        story: 'Was übrig ist, kann verschifft, gelagert oder verloren werden.',
        goal: 'Was bringt eine verschiffte Nahrung?',
        hint: 'Der Exportpreis steht an der Fabrik und auch in der Leiste.',
        done: '3 £, sofort und ohne jeden Markt.',
      },
      ship: {
        story:
          'Jedes benutzte Schiff legt einen Schiffsmarker auf dein Tableau, höchstens neun in der Partie. Nach jedem zweiten ist dein Aktienkurs am Ende um 1 niedriger.',
        goal: 'Verschiff beide und beende diesen Schritt.',
        hint: '2 verschiffen, dann „Zug beenden“.',
        done: '6 £, ein Schiff benutzt, ein Marker.',
      },
      more: {
        story: 'Nun Kleidung, mit mehr Händen als Kunden.',
        goal: 'Mach fünf Kleidung und behalte zwei übrig.',
        hint: 'Für Kleidung einstellen, fertig, Attraktivität 3, eine Entwicklung, „Zug beenden“.',
        done: 'Drei verkauft zu 6 £, zwei übrig.',
      },
      store: {
        story:
          'Diesmal behalten wir sie. Zwei kleine Lagerhäuser fassen je zwei Waren, jedes nur eine Sorte. Verkauft werden sie in einer späteren Runde der Kleidung.',
        goal: 'Verschiff nichts und lagere die zwei Kleidung.',
        hint: 'Nichts verschiffen, dann „Zug beenden“.',
        done: 'Zwei Kleidung warten an ihrer Fabrik.',
      },
      exchange: {
        story: 'Die Börse kauft Aktien, nimmt Kredite auf, wenn es sein muss, und macht deine Schiffe wieder bereit.',
        goal: 'Hab beide Schiffe wieder bereit.',
        hint: 'Börse, eine Aktie kaufen oder keine, keinen Kredit.',
        done: 'Und eine Aktie mehr, zu 12 £.',
      },
      end: {
        story:
          'Kredite kosten am Ende je eine Aktie, Schiffsmarker kosten Kurs, gelagerte Waren bringen noch ein wenig. Ganz am Ende kauft das Geld Aktien, Sparen ist also nicht verloren.',
      },
    },
  },
  solo: {
    title: 'Allein gegen die Automaten',
    about: 'Zwei Gegner ohne Verstand, und doch nicht zum Lachen.',
    scenes: {
      welcome: {
        story:
          'Allein spielst du gegen zwei Automaten. Sie besitzen 12 Aktien zu 12, zahlen nichts und folgen den Markern aus einem Beutel. Die Karten liegen im Raster; eine Karte unter einer Scheibe kann niemand nehmen.',
      },
      factories: {
        story: 'Wähl deine erste Fabrik. Dann werden die Gegner auf die vier Leisten verteilt.',
        goal: 'Wähl Nahrung und beende diesen Schritt.',
        hint: 'Nahrung in der Leiste, dann „Zug beenden“.',
        done: 'Auf jeder Leiste ein Gegner: auf 4 bei Nahrung und Kleidung, auf 3 bei Besteck und Lampen.',
      },
      second: {
        story:
          'Wo ein Gegner steht, ist die Nachfrage gestiegen. Wähl deine zweite Fabrik und einen ersten Schritt deines Tableaus.',
        goal: 'Wähl eine zweite Fabrik und eine Entwicklung.',
        hint: 'Kleidung, „Zug beenden“, dann ein Schritt Qualität, „Zug beenden“.',
        done: 'Die erste Runde beginnt. Du bist zuerst dran.',
      },
      demand: {
        story: 'Nahrung ist aktiv. Der erste Gegner steht auf 4.',
        goal: 'Wo steht die Nachfrage nach Nahrung?',
        hint: 'Der Balken auf der ersten Leiste.',
        done: '1. Der erste Gegner würde drei verkaufen.',
      },
      employ: {
        story: 'Einstellen macht Waren und senkt die Nachfrage: gut für dich, und für den über dir.',
        goal: 'Stell bei Nahrung ein und leg eine Attraktivität fest.',
        hint: 'Einstellen, Nahrung, fertig, dann Attraktivität 3.',
        done: 'Fünf Waren, Attraktivität 3, Nachfrage 1.',
      },
      draw: {
        story:
          'Nach deinem Zug wird ein Marker gezogen. Ist sein Gegner auf der aktiven Leiste, steigt er zwei Felder; wenn nicht, baut er. Neutral: sonst nichts. Jeder Gegner, der nicht gezogen wurde, gewinnt eine Aktie.',
        goal: 'Nimm eine Entwicklung, beende deinen Zug und sieh, was gezogen wird.',
        hint: 'Ein Schritt Schiffe, dann „Zug beenden“.',
        done: 'Neutral: Niemand rückte vor, beide gewannen eine Aktie. Du hast zwei verkauft.',
      },
      ship: {
        story: 'Drei Nahrung sind übrig. Deine Schiffe tragen jetzt je drei.',
        goal: 'Entscheide, was mit ihnen geschieht, und beende diesen Schritt.',
        hint: '3 verschiffen: ein Schiff, ein Marker.',
        done: 'Und der erste Gegner, der drei verkauft hat, ist jetzt 13 je Aktie wert.',
      },
      end: {
        story:
          'Du gewinnst, wenn dein Ergebnis beide schlägt. Daneben gibt es fünfzehn Titel zu verdienen, vom Patrioten bis zum Magnaten; das Rekordbuch bewahrt sie auf. Spiel weiter: noch elf Runden.',
      },
    },
  },
}
