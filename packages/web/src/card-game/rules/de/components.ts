// Cards in German.
import { cardGameCards } from '@arkwright/words/de/card-game-cards'
import { described } from '../../../rules/components-text.ts'
import { cardNames } from '../card-kinds.ts'
import type { CardComponents } from '../components-text.ts'

export const components: CardComponents = {
  cards: described(cardNames(cardGameCards.short), {
    entrepreneur:
      'Einmal in jedem Jahrzehnt: entscheidet einen Gleichstand um die höchste Attraktivität für dich, auch gegen den neutralen Spieler. Am Ende einer beliebigen Runde abgelegt: Du bestimmst den Startspieler.',
    'customs-office':
      'Einmal in jedem Jahrzehnt: ein Exportmarker weniger, wenn du verschiffst. Experten: hebt die Sperre der Schiffe auf.',
    'extra-shift':
      'Abgelegt: eine Ware mehr in der Produktion. Experten: auch in einer Sonderproduktion, für die nächste bestellte Fabrik.',
    workshop: '2 Maschinen in jeder deiner Fabriken kosten nichts. Experten: hebt die Sperre der Maschinen auf.',
    foreman: 'Beim Nehmen zu einer Fabrik gelegt: Bis zu 4 ihrer Arbeiter kosten 2 £ weniger, mindestens nichts.',
    broker: 'Statt einer Entwicklung abgelegt: eine oder zwei Aktien zum halben Preis, aufgerundet.',
    patron:
      'Für zwei Waren; es gibt sechs Arten. Einmal in jedem Jahrzehnt: ein Verkauf im Inland mehr von einer der beiden, als Attraktivität und Nachfrage erlauben. Deine Attraktivität muss über der Nachfrage liegen.',
    inventor:
      'Beim Modernisieren abgelegt: Bis zu zwei Fabriken mit ihren Arbeiterkarten steigen eine Stufe auf, gleich in welchem Jahrzehnt. Experten: oder, statt einer Entwicklung abgelegt, zwei verschiedene Stufen auf deinem Tableau, gleich welchen Jahrzehnts; einer, wenn nur einer möglich ist.',
    developer:
      'Die festen Kosten jeder deiner Fabriken sind 2 £ niedriger, mindestens nichts. Einmal in jedem Jahrzehnt: macht eine andere benutzte Karte von dir wieder bereit.',
    contract:
      'Bei jedem Verschiffen mehr Einnahmen, nach der Zahl der Waren: 1 £, 3 £, 5 £, 6 £, 7 £, 8 £, 9 £ für eine bis sieben, 10 £ für mehr.',
    patent: 'Eine dritte Vertriebskarte, 1 bis 4 wert. Experten: hebt die Sperre des Vertriebs auf.',
    engineer:
      'Eine Qualitätskarte, 5 oder 6 wert. Die Grenze der Qualität steigt auf Dauer in allen deinen Fabriken auf 6. Abgelegt, verliert nur seine Fabrik Qualität, und freie Qualitätskarten ersetzen ihn sofort bis zu seinem Wert. Experten: hebt die Sperre der Qualität auf.',
    'big-storehouse': 'Ein Lagerhaus mehr, für bis zu 4 Waren einer Art. Abgelegt, sind seine Waren verloren.',
  }),
}
