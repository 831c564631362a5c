// German: the lessons of Water Frame.
import type { WaterStories } from '../lessons/stories.ts'

export const deWaterLessons: WaterStories = {
  warehouse: {
    title: 'Lager und Kontrakte',
    about: 'Was niemand kauft, braucht ein Dach, und in Übersee will es vielleicht jemand.',
    scenes: {
      welcome: {
        story:
          'Water Frame ist das ganze Spiel: fünf Jahrzehnte und ein Hafen. Deine Fabriken sind die gleichen, aber deine Preise sind hoch: Du willst ins Ausland verkaufen. Nahrung 7 £, Kleidung 8 £, ein kleines Schiff am Pier.',
      },
      left: {
        story: 'Bei 7 £ hat deine Nahrung Attraktivität 1. Du machst drei.',
        goal: 'Wie viele nimmt der Inlandsmarkt?',
        hint: 'Niemand verkauft mehr als seine Attraktivität; die Vorschau sagt dasselbe.',
        done: 'Eine. Und in Water Frame ist der Rest verloren, wenn ihn niemand aufbewahrt.',
      },
      column: {
        story:
          'Das große Lager öffnen Arbeiter an seinem Rand: einer an einer Spalte fünf Felder für diese Ware, einer an einer Reihe ein Feld für jede Ware. Eingestellt werden sie mit dem Marker „Arbeiter“.',
        goal: 'Öffne einen Platz für Nahrung.',
        hint: 'Arbeiter für 2 £, dann ein Arbeiter an die Spalte Nahrung.',
        done: 'Platz für fünf Nahrung.',
      },
      store: {
        story: 'Beende den Zug und lass den Verkauf vorübergehen.',
        goal: 'Hab Nahrung in deinem Lager.',
        hint: 'Zug beenden.',
        done: 'Eine verkauft, zwei im Lager.',
      },
      contract: {
        story:
          'Ein Kontrakt ist dein Wort an die Ostindien-Kompanie: so viele von einer Ware, auf einmal. Er kostet nichts, wird mit dem Marker „Börse“ geschlossen und kann erhöht, aber nie gesenkt werden.',
        goal: 'Schließ einen Kontrakt über zwei Nahrung.',
        hint: 'Börse für 4 £, nichts verkaufen, nichts kaufen, dann der Kontrakt über 2 Nahrung.',
        done: 'Zwei im Lager, zwei versprochen: Jetzt fehlt nur noch das Schiff.',
      },
      wages: {
        story:
          'Lagerarbeiter und Mannschaften werden nicht in der Produktion bezahlt, sondern einmal im Jahrzehnt, in der Ereignisphase; nur dort kann man sie gehen lassen. Dein kleines Schiff für zwei fährt ohne Mannschaft.',
        goal: 'Wie viele Leute deines Hafens müssen bezahlt werden?',
        hint: 'Zähl die Arbeiter am Rand des Lagers.',
        done: 'Einer, zum Lohn des Tages.',
      },
      end: {
        story:
          'Ein Kontrakt, der bei der Produktion seiner Ware nicht erfüllt ist, steigt auf die nächste Zahl: Ein Versprechen wächst. Wie Schiffe es forttragen, zeigt die nächste Lektion.',
      },
    },
  },
  ships: {
    title: 'Schiffe, auf beide Arten',
    about: 'Verschiff, was gerade fertig ist, oder schick das Schiff selbst.',
    scenes: {
      pier: {
        story:
          'In Übersee fragt niemand nach deinem Preis: Jede Ware bringt die Grundqualität ihrer Fabrik. Nahrung 8 £, Kleidung 9 £, auf höheren Stufen mehr. Dein Schiff trägt zwei. Probieren wir beide Arten.',
      },
      contract: {
        story:
          'Die erste Art: mit der Produktion zusammen. In diesem Durchgang wird Nahrung gemacht, also versprich jetzt welche.',
        goal: 'Schließ einen Kontrakt über genau zwei Nahrung und beende deinen Zug.',
        hint: 'Börse für 2 £, keine Aktien, der Kontrakt über 2 Nahrung, „Zug beenden“.',
        done: 'Eine Nahrung ist im Inland verkauft, zwei sind übrig, und dein Schiff wartet.',
      },
      production: {
        story:
          'In der Produktionsphase zählen alle deine Schiffe zusammen und kosten nichts als das Risiko: ein Feld Aktienkurs für jedes benutzte Schiff.',
        goal: 'Verschiff die zwei Nahrung und beende deinen Zug.',
        hint: '2 Nahrung verschiffen, dann „Zug beenden“.',
        done: '16 £ für zwei Waren, die verloren gewesen wären.',
      },
      store: {
        story: 'Die zweite Art braucht ein Lager: Kleidung wird jetzt gemacht und später verschifft.',
        goal: 'Hab zwei Kleidung in deinem Lager.',
        hint: 'Arbeiter für 4 £, ein Arbeiter an die Spalte Kleidung, „Zug beenden“.',
        done: 'Eine verkauft, zwei gelagert.',
      },
      again: {
        story:
          'Ein neues Versprechen. Der Marker „Börse“ liegt schon auf der Tafel: Ihn dort noch einmal zu nutzen, kostet 2 £ mehr.',
        goal: 'Schließ einen Kontrakt über genau zwei Kleidung und beende deinen Zug.',
        hint: 'Noch einmal Börse, nichts verkaufen und kaufen, der Kontrakt über 2 Kleidung, „Zug beenden“.',
        done: 'Jetzt schick das Schiff selbst.',
      },
      action: {
        story:
          'Ein Schiff ist auch ein Aktionsmarker. Das Feld muss mindestens so viel kosten, wie das Schiff trägt. Es nimmt gelagerte Waren für einen oder mehrere Kontrakte, jeden vollständig.',
        goal: 'Verschiff die zwei Kleidung mit deinem Schiff.',
        hint: 'Das Schiff auf ein freies Feld ab 2 £, dann 2 Kleidung.',
        done: '18 £, und wieder ein Feld für das Risiko.',
      },
      end: {
        story:
          'Nach der Aktion eines Schiffs darfst du einen Sondermarker nehmen: ein größeres Schiff zum Beispiel. Zwei Piers, Ladungen bis zehn, Mannschaften, die Lohn wollen: Der Handel wird ein Gewerbe für sich.',
      },
    },
  },
  tiles: {
    title: 'Plättchen und Ereignisse',
    about: 'Helfer zum Mitnehmen, und Nachrichten, die alle treffen.',
    scenes: {
      supply: {
        story:
          'Auch Entwicklungsplättchen sind Sondermarker: Wer einen Sondermarker nehmen darf, darf stattdessen ein Plättchen nehmen, bis zu vier. Jedes biegt eine Regel. Auf jedem steht, was es tut.',
      },
      take: {
        story:
          'Zu 7 £ verkaufst du nur eine Nahrung. Ein Gönner für Nahrung kauft nach dem Verkauf noch eine, egal was deine Attraktivität sagt.',
        goal: 'Nimm den Gönner für Nahrung.',
        hint: 'Maschinen für 4 £, eine Maschine für Nahrung, dann der Gönner für Nahrung.',
        done: 'Ein Freund an der richtigen Stelle.',
      },
      sale: {
        story: 'Beende den Zug; zuerst kommt der Verkauf.',
        goal: 'Sieh dir den Verkauf der Nahrung an.',
        hint: 'Zug beenden.',
        done: 'Eine verkauft, und die Frage, ob der Gönner kaufen soll.',
      },
      use: {
        story:
          'Manche Plättchen wirken von selbst, nach manchen wirst du gefragt, manche gibt man für ihre Wirkung zurück.',
        goal: 'Lass den Gönner kaufen und beende deinen Zug.',
        hint: 'Den Gönner für Nahrung nutzen, dann „Zug beenden“.',
        done: 'Zwei Nahrung verkauft statt einer: 7 £ mehr und ein Feld Aktienkurs mehr.',
      },
      economy: {
        story:
          'Jede Ware hat Konjunkturmarker. Vor ihrem Durchgang wird einer aufgedeckt: wie weit der Importeur näher kommt und wie viele Entlassene zurückkehren. Was aufgedeckt wurde, bleibt sichtbar; was noch kommt, lässt sich ahnen.',
      },
      events: {
        story:
          'Am Ende jedes Jahrzehnts kommt die Ereignisphase: Lagerarbeiter und Mannschaften werden bezahlt, dann geschieht das Ereignis des Jahrzehnts. In diesem ersten Aufbau kannst du alle vorher lesen, also plane sie ein.',
      },
      own: {
        story: 'Ein Gönner bleibt bei dir und kann bei jedem Verkauf von Nahrung wieder kaufen.',
        goal: 'Wie viele Plättchen hast du?',
        hint: 'Schau auf deine Plättchen.',
        done: 'Eines. Ein fünftes müsste ein anderes ersetzen.',
      },
      end: {
        story:
          'Vorarbeiter, Werkstatt, Schule, Erfinder, Makler … jedes ist einen Plan wert. Die Seite „Material“ zählt alle auf. Nun kennst du das ganze Spiel: Spiel weiter.',
      },
    },
  },
}
