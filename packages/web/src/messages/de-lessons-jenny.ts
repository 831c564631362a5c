// German: the lessons of Spinning Jenny.
import type { JennyStories } from '../lessons/stories.ts'

export const deJennyLessons: JennyStories = {
  'first-factory': {
    title: 'Deine erste Fabrik',
    about: 'Gründen, Preis festlegen, Geld besorgen, ein Zug.',
    scenes: {
      welcome: {
        story:
          'Derbyshire, 1760. Du hast fünfzehn Aktien einer Gesellschaft, der noch nichts gehört. Bevor das erste Jahrzehnt beginnt, wirst du zwei Fabriken haben. Rot gegenüber hat denselben Plan.',
      },
      found: {
        story:
          'Essen müssen alle, also fangen wir mit Nahrung an. Eine gegründete Fabrik bekommt sofort Arbeiter für ihre ersten beiden Reihen.',
        goal: 'Gründe eine Fabrik für Nahrung.',
        hint: 'Wähle Nahrung unten in der dunklen Leiste oder auf dem leeren Tableau.',
        done: 'Vier Arbeiter stehen an ihren Plätzen: drei Waren in jeder Produktion.',
      },
      price: {
        story:
          'Jetzt der Preis. Den Kunden ist die Fabrik 8 wert; was du verlangst, geht davon ab. Bei 5 £ ist die Attraktivität 3, bei 7 £ nur 1. Niemand verkauft je mehr als seine Attraktivität.',
        goal: 'Leg einen Preis fest, der eine Attraktivität von 3 lässt, und beende deinen Zug.',
        hint: 'Klick auf 5 £ auf der Preisskala der Nahrung, dann auf „Zug beenden“.',
        done: 'Attraktivität 3 für drei Waren: genau richtig. Rot verlangt 6 £ für Nahrung und gründet auch Kleidung.',
      },
      second: {
        story:
          'Deine zweite Fabrik. Besteck passt gut daneben: eine andere Ware, ein anderer Augenblick im Jahrzehnt, und Rot ist nicht da.',
        goal: 'Gründe eine weitere Fabrik, leg ihren Preis fest und beende deinen Zug.',
        hint: 'Gründe Besteck und verlang 8 £: Das lässt eine Attraktivität von 2.',
        done: 'Zwei Fabriken. Nun müssen sie bezahlt werden.',
      },
      capital: {
        story:
          'Du bekommst 20 £ und darfst Aktien zu je 10 £ verkaufen. Am Ende zählen die Aktien, aber mit leerer Kasse baut man nichts. Die meisten behalten ungefähr zehn.',
        goal: 'Verkauf Aktien, bis du mindestens 40 £ hast, und beende deinen Zug.',
        hint: 'Verkauf fünf Aktien: Das macht 70 £, bevor die Fabriken bezahlt sind.',
        done: 'Die Fabriken sind bezahlt, die 1770er beginnen, und Nahrung ist die aktive Ware.',
      },
      forecast: {
        story:
          'Während du überlegst, zeigt die Vorschau, was die Produktion brächte, wenn niemand mehr etwas änderte: wer wie viel verkauft, was es einbringt, was es kostet.',
        goal: 'Wie viele Waren würdest du verkaufen?',
        hint: 'Jede Gesellschaft hat eine Zeile in der Vorschau; deine ist die blaue.',
        done: 'Alle drei. Rot ist teurer, hat Attraktivität 2 und verkauft nur zwei.',
      },
      turn: {
        story:
          'Ein Zug: Leg einen Marker auf ein Feld der Verwaltungstafel, bezahl das Feld, tu, was der Marker sagt. Stell ein paar Leute für Besteck ein, das später drankommt; dann beende den Zug und sieh dir den Verkauf an.',
        goal: 'Stell mindestens einen Arbeiter ein und erlebe deinen ersten Verkauf.',
        hint: 'Arbeiter, 2 £, dann Einstellen bei Besteck in Reihe 3. „Zug beenden“ lässt alles Übrige, wie es ist.',
        done: 'Drei Nahrung zu 5 £, die höchste Attraktivität und am meisten verkauft: Dein Aktienkurs steigt um vier Felder.',
      },
      end: {
        story:
          'Das ist der Kern: Waren machen, beliebter sein als die anderen, den Aktienkurs steigen sehen. Spiel von hier aus weiter, oder sieh dir als Nächstes an, wie ein Verkauf wirklich abläuft.',
      },
    },
  },
  sale: {
    title: 'Ein Verkauf, Aufruf für Aufruf',
    about: 'Wer zuerst bedient wird, wer leer ausgeht, und warum.',
    scenes: {
      customers: {
        story:
          'Jeder Arbeiter, der den Arbeitsmarkt verlassen hat, bekommt Lohn und hat Wünsche. Die freigelegten Zahlen einer Spalte sagen, wie viele Leute diese Ware heute haben wollen.',
        goal: 'Wie viele Kunden hat die Nahrung?',
        hint: 'Die Zeile mit den Summen unter dem Arbeitsmarkt, erste Spalte.',
        done: 'Sieben Kunden, und zwei Fabriken, die sie gern hätten.',
      },
      appeal: {
        story:
          'Kunden mögen, was gut und billig ist. Die Summe steht an jeder Fabrik: Basis + Qualität + Vertrieb − Preis.',
        goal: 'Wie hoch ist die Attraktivität deiner Nahrung?',
        hint: '8 + 0 + 0 − 5.',
        done: '3. Rot hat auch 3, der Importeur 1.',
      },
      calls: {
        story:
          'Verkauft wird in Aufrufen. Der erste geht an die höchste Attraktivität; jeder weitere reicht ein Feld tiefer. Wer erreicht wird, verkauft in jedem Aufruf eine Ware, also heißt Attraktivität 3: drei Aufrufe. Innerhalb eines Aufrufs kommt die höhere Attraktivität zuerst; unter Gleichen der Importeur zuletzt, dann die bessere Qualität zuerst.',
      },
      quality: {
        story:
          'Gehen wir Rot voraus. Bessere Qualität bleibt für immer. Mit deinem farbigen Marker kostet eine Stufe 6 £.',
        goal: 'Erhöhe die Qualität deiner Nahrung.',
        hint: 'Qualität auf das Feld für 6 £, dann Nahrung.',
        done: 'Attraktivität 4: Du würdest zuerst allein aufgerufen.',
      },
      price: {
        story:
          'Aber du machst nur drei Waren. Ein vierter Aufruf fände leere Regale, also darf aus dem Vorsprung Geld werden: Nach „Qualität“ darfst du den Preis anpassen.',
        goal: 'Verlang 6 £ oder mehr und behalte Attraktivität 3.',
        hint: '6 £ auf der Preisskala der Nahrung.',
        done: 'Dieselbe Attraktivität wie vorher, und ein Pfund mehr für jede Ware.',
      },
      limit: {
        story:
          'Drei Dinge begrenzen, was du verkaufst: deine Waren, deine Attraktivität und die Kunden, die noch da sind.',
        goal: 'Wie viele wirst du verkaufen?',
        hint: 'Du machst 3, Attraktivität 3, und sieben Kunden für Rot, dich und den Importeur.',
        done: 'Drei, was immer Rot tut: Es sind Kunden genug für euch beide.',
      },
      sell: {
        story: 'Beende deinen Zug. Rot hat eigene Ideen und gibt Geld für Vertrieb aus.',
        goal: 'Beende deinen Zug und verkauf drei Nahrung zu 6 £.',
        hint: 'Die Schaltfläche „Zug beenden“ rechts in der Leiste.',
        done: '3 × 6 £ = 18 £.',
      },
      film: {
        story:
          'Der Film zeigt es noch einmal: Die Aufrufe 5 und 4 gingen allein an Rot, Aufruf 3 an euch beide, Aufruf 2 allein an dich, denn Rot hatte nichts mehr. Du kannst ihn schrittweise ansehen, überspringen oder wiederholen.',
      },
      value: {
        story:
          'Dann bewegt sich der Aktienkurs: ein Feld für eine verkaufte Ware, zwei Felder für zwei oder mehr. Die höchste Attraktivität und der größte Verkauf bringen je ein weiteres, wenn niemand gleichauf ist.',
        goal: 'Auf welchem Feld steht dein Aktienkurs jetzt?',
        hint: 'Die blaue Scheibe auf der Kursleiste; sie begann auf 10.',
        done: '12. Rot hat 13, für die höchste Attraktivität.',
      },
      end: {
        story:
          'Die höchste Attraktivität allein zu haben, ist jedes Mal ein Feld wert. Zwölf Verkäufe in einer Partie: Kleine Vorsprünge summieren sich. Als Nächstes: woher die Kunden kommen.',
      },
    },
  },
  workers: {
    title: 'Arbeiter, Nachfrage, Löhne',
    about: 'Wer eingestellt wird, wird Kunde. Stell zu viele ein, und alle zahlen.',
    scenes: {
      market: {
        story:
          'Der Arbeitsmarkt ist das Uhrwerk dieses Spiels. Jeder eingestellte Arbeiter macht ein Feld frei, Zeile für Zeile. Die freien Zahlen sind die Nachfrage nach den Waren; die erreichte Zeile sagt, was ein Arbeiter kostet.',
      },
      wage: {
        story:
          'Das leuchtende Band rechts am Markt ist der Lohn, den alle für jeden Arbeiter einer Fabrik zahlen, die produziert.',
        goal: 'Was kostet ein Arbeiter jetzt?',
        hint: 'Das leuchtende Band sagt es.',
        done: '2 £: Hände sind billig. Nicht mehr lange.',
      },
      hire: {
        story:
          'Eine Reihe produziert nur, wenn alle ihre Plätze besetzt sind. Bei deiner Nahrung laufen zwei Reihen; die dritte braucht zwei Arbeiter. Das Einstellen selbst ist umsonst, der Marker kostet sein Feld.',
        goal: 'Mach vier Nahrung und bring die Nachfrage nach Nahrung auf 8.',
        hint: 'Arbeiter für 2 £, dann zweimal für Nahrung einstellen, Reihe 3.',
        done: 'Eine Ware mehr, und zwei Familien mehr mit Geld in der Tasche.',
      },
      dearer: {
        story:
          'In einer Aktion darfst du so viele einstellen, wie du willst. Schau, was mit dem Lohn geschieht, wenn du gierig wirst.',
        goal: 'Stell weiter ein, bis der Lohn 3 £ beträgt.',
        hint: 'Drei für Besteck, Reihe 3, und einen für Nahrung, Reihe 4.',
        done: 'Da: 3 £ für jeden Arbeiter, bei allen. Und der eine in Reihe 4 macht gar nichts.',
      },
      back: {
        story: 'Nichts ist endgültig, bevor du deinen Zug beendest. Nimm den letzten zurück.',
        goal: 'Bring den Lohn zurück auf 2 £.',
        hint: '„Schritt zurück“ rechts in der Leiste.',
        done: 'Fünf eingestellt, Lohn 2 £.',
      },
      sell: {
        story: 'Beende jetzt den Zug. Aber auch Rot darf einstellen, und der Markt fragt nicht, wer zuerst da war.',
        goal: 'Beende deinen Zug und sieh dir den Verkauf an.',
        hint: 'Zug beenden.',
        done: 'Rot hat zwei eingestellt: Der Lohn stieg doch auf 3 £, und du hast 18 £ für sechs Arbeiter bezahlt.',
      },
      paid: {
        story:
          'Du hast vier Nahrung gemacht, aber Attraktivität 3 verkauft drei. Was übrig ist, wird gelagert, höchstens fünf Waren insgesamt, auf den letzten Feldern der Preisskalen.',
        goal: 'Wie viele Nahrung hast du gelagert?',
        hint: 'Vier gemacht, drei verkauft.',
        done: 'Eine. Sie kann bei einem späteren Verkauf weg, wenn du aufgerufen wirst und sonst nichts mehr hast.',
      },
      end: {
        story:
          'In jeder Konjunkturphase gehen einige Entlassene zurück auf den Arbeitsmarkt: Die Nachfrage sinkt ein wenig, und die Löhne vielleicht auch. Wer einstellt, nährt den Markt für alle; wer entlässt oder Maschinen kauft, lässt ihn hungern. Darum geht es als Nächstes.',
      },
    },
  },
  machines: {
    title: 'Maschinen',
    about: 'Sie kosten 1 £ und streiken nie. Aber sie kaufen nichts.',
    scenes: {
      cost: {
        story: 'Deine Nahrung: vier Arbeiter zu 2 £, drei Waren zu 5 £. Die Vorschau weiß, was übrig bleibt.',
        goal: 'Was brächte dir die Nahrung ein, nach Abzug der Löhne?',
        hint: '3 × 5 £ − 4 × 2 £.',
        done: '7 £. Die Löhne fressen die Hälfte.',
      },
      buy: {
        story:
          'Eine Maschine nimmt den Platz eines Arbeiters ein und kostet 1 £ in jeder Produktion. Du hast den hellgrauen Marker „Maschinen“: Auf dem Feld für 6 £ bringt er zwei Maschinen. Ein Platz in jeder Reihe bleibt für einen Menschen.',
        goal: 'Stell zwei Maschinen in deine Nahrungsfabrik.',
        hint: 'Maschinen (hellgrau), 6 £, dann Nahrung Reihe 1 und Nahrung Reihe 2.',
        done: 'Zwei Leute weniger, dieselben drei Waren.',
      },
      cheaper: {
        story: 'Zwei Arbeiter zu 2 £, zwei Maschinen zu 1 £.',
        goal: 'Und was brächte die Nahrung jetzt ein?',
        hint: '15 − 4 − 2.',
        done: '9 £, in jedem Jahrzehnt, das noch kommt, und umso mehr, wenn die Löhne steigen.',
      },
      marker: {
        story:
          'Nach „Maschinen“, „Arbeiter“ und „Börse“ darfst du einen Sondermarker nehmen: Graue können ihre Aktion besser als deine eigenen. Sie gehören dir für die ganze Partie.',
        goal: 'Nimm einen hellen Marker.',
        hint: 'Irgendeinen von der Tafel der Sondermarker; „Vertrieb“ (hellgrau) ist ein guter.',
        done: 'Eine Aktion mehr in deinem Kasten.',
      },
      sell: {
        story: 'Beende den Zug. Rot hat dieselbe Zeitung gelesen.',
        goal: 'Beende deinen Zug und sieh dir den Verkauf an.',
        hint: 'Zug beenden.',
        done: '6 £ bezahlt statt 8 £. Aber drei Arbeiter haben heute ihren Platz verloren, zwei bei dir, einer bei Rot.',
      },
      customers: {
        story:
          'Entlassene warten neben dem Plan, und in jeder Konjunkturphase gehen einige von ihnen zurück auf den Arbeitsmarkt. Jedes Feld, das sie besetzen, war ein Kunde.',
        goal: 'Wie viele Kunden hat die Kleidung jetzt? Es waren sechs.',
        hint: 'Die Summen unter dem Arbeitsmarkt, zweite Spalte.',
        done: 'Fünf. Wer Maschinen aufstellt, verdirbt nicht nur sich selbst den Markt.',
      },
      end: {
        story:
          'Dieses Dilemma teilen alle: Maschinen machen reich, und die Maschinen aller machen den Markt arm. Sei früh dran, und lass die anderen einstellen.',
      },
    },
  },
  appeal: {
    title: 'Qualität und Vertrieb',
    about: 'Das eine bleibt, das andere vergeht; beides erlaubt bessere Preise.',
    scenes: {
      sum: {
        story:
          'Die Attraktivität ist eine Summe, die auf jedem Tableau steht. Basis und Qualität bleiben. Vertrieb, das sind Karren, Läden und gute Worte: billig, und er sinkt um eins, sooft die Fabrik verkauft.',
      },
      distribution: {
        story:
          'Gleich wird Nahrung verkauft. Dein Marker „Vertrieb“ ist so viel wert, wie du für sein Feld zahlst, höchstens 4 £: Die erste Stufe einer Fabrik kostet 1 £, die zweite 2 £.',
        goal: 'Erhöhe den Vertrieb der Nahrung um zwei.',
        hint: 'Vertrieb für 4 £, dann zweimal Nahrung.',
        done: 'Zwei Stufen für 3 £; das letzte Pfund kann noch einen Preis anpassen.',
      },
      ahead: {
        story: 'Rot steht auf 3.',
        goal: 'Wie hoch ist die Attraktivität deiner Nahrung jetzt?',
        hint: '8 + 0 + 2 − 5.',
        done: '5. Mehr, als du mit drei Waren brauchen kannst.',
      },
      price: {
        story: 'Also mach aus Attraktivität Geld. Nach „Vertrieb“ darf der Preis der Fabrik angepasst werden.',
        goal: 'Verlang 7 £ für Nahrung und behalte Attraktivität 3.',
        hint: 'Den Vertrieb abschließen, dann 7 £ auf der Preisskala.',
        done: '2 £ mehr für jede Ware: Die 4 £ kommen mit Zinsen zurück.',
      },
      sell: {
        story: 'Beende deinen Zug.',
        goal: 'Verkauf drei Nahrung zu 7 £.',
        hint: 'Zug beenden.',
        done: '21 £ statt 15 £.',
      },
      faded: {
        story: 'Und nun schau noch einmal auf das Tableau.',
        goal: 'Wie viel Vertrieb hat deine Nahrung noch?',
        hint: 'Er sinkt um eins mit jeder Produktion der Fabrik.',
        done: '1. Fiele die Attraktivität dabei unter 0, müsste der Preis sinken, und der Aktienkurs gleich mit.',
      },
      quality: {
        story:
          'Besteck kommt bald dran, und Qualität vergeht nie. Eine Stufe kostet 6 £ mit deinem farbigen Marker, 4 £ mit einem hellen.',
        goal: 'Erhöhe die Qualität des Bestecks und beende deinen Zug.',
        hint: 'Qualität auf das Feld für 6 £, dann Besteck.',
        done: 'Attraktivität 3 für Besteck, für immer.',
      },
      end: {
        story:
          'Qualität früh, Vertrieb kurz vor dem Verkauf. Und wenn zwei gleich beliebt sind, wird die bessere Qualität zuerst bedient.',
      },
    },
  },
  shares: {
    title: 'Aktien und das Ende',
    about: 'Die letzten zwei Durchgänge einer Partie: was zählt, und wie man es zählen lässt.',
    scenes: {
      counts: {
        story:
          'Die 1790er, noch zwei Durchgänge. Am Ende zählt nur eines: deine Aktien mal ihr Kurs. Bargeld ist dann nichts wert, also muss es rechtzeitig zu Aktien werden.',
      },
      worth: {
        story: 'Du hast 15 Aktien zu 21 £, Rot 12 zu 21 £, aber Rot hat mehr als 90 £ in der Kasse.',
        goal: 'Was ist dein Aktienpaket jetzt wert?',
        hint: '15 × 21 £.',
        done: '315 £. Rot hat 252 £ und kann vier Aktien dazukaufen.',
      },
      prepare: {
        story:
          'Jetzt kommt Besteck, und niemand sonst stellt es her: Nur der Importeur steht auf 3. Vier verkaufte Waren an der Spitze des Marktes brächten vier Felder. Drei machst du, und eine liegt im Lager.',
        goal: 'Verlang 9 £ für Besteck bei Attraktivität 4 und beende deinen Zug.',
        hint: 'Qualität (hellgrau) für 6 £, Besteck, dann 9 £ auf der Preisskala.',
        done: 'Du wirst zuerst aufgerufen, vor dem Importeur.',
      },
      stored: {
        story: 'Deine drei Waren sind weg, und du wirst noch einmal aufgerufen. Das Lager kann aushelfen.',
        goal: 'Verkauf die gelagerte Ware und sei der, der am meisten verkauft hat.',
        hint: 'Eine aus dem Lager verkaufen, dann „Zug beenden“.',
        done: 'Vier verkauft gegen drei des Importeurs: vier Felder nach oben.',
      },
      value: {
        story: 'Je weiter oben auf der Leiste, desto mehr Felder für ein Pfund: hier sind es drei.',
        goal: 'Was ist eine deiner Aktien jetzt wert?',
        hint: 'Die Zahl unter deiner Scheibe auf der Kursleiste.',
        done: '23 £. Bei 15 Aktien sind das 30 £ mehr.',
      },
      last: {
        story:
          'Der letzte Durchgang, Lampen. Ganz am Ende gibt es eine Börse für alle, dafür braucht es diesen Zug also nicht. Acht Arbeiter zu 3 £ sind allerdings teuer, zwei davon nur, weil die Fabrik veraltet ist.',
        goal: 'Tu, was du für richtig hältst, und verkauf deine Lampen.',
        hint: 'Maschinen (hellgrau) für 8 £: zwei Maschinen für Lampen. Dann „Zug beenden“.',
        done: 'Drei Lampen zu 10 £, und noch drei Felder.',
      },
      final: {
        story:
          'Die letzte Börse. Rot hat eben vier Aktien gekauft. Kredite, wenn du welche hättest, wären zuerst zurückzuzahlen: Wer noch Schulden hat, wird nicht gewertet.',
        goal: 'Besitze sechzehn Aktien.',
        hint: 'Kauf eine Aktie, dann „Zug beenden“.',
        done: '16 × 24 £ = 384 £.',
      },
      end: {
        story:
          'Du gewinnst mit 384 £ gegen 336 £. Rot hatte das Geld, du den Kurs: Die halbe Kunst ist der richtige Augenblick, das eine ins andere zu tauschen. Und jetzt eine ganze eigene Partie!',
      },
    },
  },
}
