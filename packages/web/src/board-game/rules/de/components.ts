// Tiles, events and pieces in German.
import { waterFrame } from '@arkwright/words/de/water-frame'
import type { BoardComponents } from '../components-text.ts'
import { eventTexts, tileTexts } from '../water-frame-texts.ts'

const BUYS_ONE_MORE =
  'Nach dem Verkauf seiner Ware darfst du 1 mehr verkaufen, aus dem Übrigen oder aus dem Lager, zu deinem Preis, was Attraktivität und Nachfrage auch sagen. Sie zählt als verkauft. Du brauchst eine Fabrik für die Ware.'

export const components: BoardComponents = {
  tiles: tileTexts(waterFrame, {
    charisma:
      'Du gewinnst Gleichstände unter Spielern um die zwei Kursboni, nie gegen den Importeur. Am Ende eines Durchgangs oder Jahrzehnts zurückgegeben, lässt es dich den Startspieler bestimmen.',
    administrator:
      'Keine Gebühr von 2 £, wenn du einen Marker noch einmal nutzt. Das Feld für 2 £ steht dir trotz Bürokratie offen.',
    accountant: 'Du zahlst bis zu 2 £ mehr oder weniger, als das Feld sagt. Was du zahlst, zählt für die Aktion.',
    developer:
      'Gib ihn bei einer Fabrikaktion zurück: 5 £ Nachlass für jede Fabrik, die darin gebaut oder modernisiert wird, einmal je Fabrik und nicht für eine Stufe über die aktuelle hinaus.',
    inventor:
      'Eine Stufe über die aktuelle hinaus: eine Fabrik zum vollen Preis modernisieren, einen verbesserten Aktionsmarker nehmen oder ein Schiff nehmen. Das erste Mal ist frei. Nach jedem Mal zahlst du sofort für das nächste (5 £, dann 10 £, 15 £, 20 £) oder gibst das Plättchen zurück.',
    workshop:
      'Eine Maschinenaktion zählt 3 £ mehr, als du gezahlt hast. Einer Fabrik zugeordnet, lässt sie alle ihre Maschinen zusammen 1 £ kosten.',
    school:
      'Durch Maschinen ersetzte Arbeiter dürfen auf freie Plätze deiner Fabriken wechseln; in derselben Aktion werden sie nicht noch einmal ersetzt. In einer Produktion darfst du die letzte besetzte Reihe abschalten, wenn keine ihrer Waren verkauft ist: keine Waren, keine Kosten. Das darf auch die erste Reihe sein; gelagerte Waren darfst du trotzdem verkaufen.',
    foreman: 'Einer Fabrik zugeordnet: Bis zu 4 ihrer Arbeiter kosten 2 £ weniger, aber mindestens 1 £ je Kopf.',
    'engineering works': 'Du bekommst von der Bank 1 £ für jede Maschine, die ein anderer Spieler kauft.',
    engineer:
      'Qualität darf auf 5 und 6 steigen und bleibt dort auch ohne das Plättchen. Bei einer Qualitätsaktion wählst du, was du zahlst, was das Feld auch sagt: von nichts bis zum höchsten Preis auf dem Marker und 1 £ mehr für jede deiner Fabriken, für Preisanpassungen. Mit dem Buchhalter auch bis zu 2 £ mehr als das Feld, wenn das mehr ist.',
    patent:
      'Bei einer Vertriebsaktion: 2 £ mehr, als du gezahlt hast, über die Grenze des Markers hinaus, für Stufen oder Preisanpassungen. Oder gib es für 2 freie Stufen zurück, in beliebigen deiner Fabriken; die gelten als von der Aktion berührt.',
    broker:
      'In jeder Ereignisphase darfst du nach dem Ereignis gelagerte Waren verkaufen und Aktien kaufen und verkaufen, aber nie kaufen, solange du Kredite schuldest. Oder gib ihn zurück, statt einen Sondermarker zu nehmen: 1 oder 2 Aktien zum halben Preis, aufgerundet.',
    'agent in the colonies':
      'Bei jeder Verschiffung darfst du bei einem Kontrakt 1 Ware mehr oder weniger liefern. Gegen offene Kontrakte am Ende hilft er nicht.',
    office:
      '5 £ für jede Verschiffung: eine Schiffsaktion oder eine Verschiffung in einer Produktion, wie viele Schiffe auch fahren.',
    'extra shifts':
      'Gib sie für 1 weitere Ware zurück: im Verkauf beim ersten Aufruf, wenn deine Produktion verkauft ist, nach jedem Verkauf einer Ware, die du produzierst, vor Gönner, Verschiffen und Lagern, oder bei einer Produktionsaktion. Im Verkauf und danach brauchst du eine Reihe, die produziert.',
    'small warehouse': 'Insgesamt 5 Waren dürfen auf deinen Preisskalen lagern, ohne Arbeiter.',
    'patron of food': BUYS_ONE_MORE,
    'patron of clothes': BUYS_ONE_MORE,
    'patron of cutlery': BUYS_ONE_MORE,
    'patron of lamps': BUYS_ONE_MORE,
  }),
  events: eventTexts(waterFrame),
  pieces: {
    factory: { name: 'Fabrik', effect: 'Bauen, modernisieren, schließen; dann Preisanpassung. In jeder Spielerfarbe.' },
    workers: { name: 'Arbeiter', effect: 'Einstellen und entlassen; dann Sondermarker. In jeder Spielerfarbe.' },
    machinery: {
      name: 'Maschinen',
      effect:
        'Maschinen statt Arbeitern; dann Sondermarker. Farbig: 1, 2, 3 für 3 £, 6 £, 13 £; hell: 2 £, 5 £, 10 £; dunkel: 2 £, 3 £, 6 £.',
    },
    quality: {
      name: 'Qualität',
      effect:
        'Dauerhafte Qualität; dann Preisanpassung. Farbig: 1, 2 Stufen für 6 £, 12 £; hell: 1, 2, 3 für 4 £, 8 £, 12 £; dunkel: 3 £, 6 £, 10 £.',
    },
    distribution: {
      name: 'Vertrieb',
      effect: 'Nachlassender Vertrieb; dann Preisanpassung. Farbig bis 4 £, hell bis 7 £, dunkel bis 10 £.',
    },
    'stock exchange': {
      name: 'Börse',
      effect:
        'Gelagerte Waren, Aktien, Kredite, Kontrakte; dann Sondermarker. Der helle verkauft die erste Aktie zum halben Preis und hat keine Zusatzaktion.',
    },
    production: {
      name: 'Produktion',
      effect: 'Eine Fabrik produziert sofort ins Lager; dann ihr Preis. Hell: zwei Reihen, dunkel: vier Reihen.',
    },
    ship: {
      name: 'Schiff',
      effect:
        'Befördert ganze Kontrakte; dann Sondermarker. Kapazitäten 2, 4, 6, 8, 10 mit Besatzungen von 0, 1, 2, 3, 4; ab Stufe I, II, III, IV, IV.',
    },
    'economy marker': {
      name: 'Konjunkturmarker',
      effect: 'Neun für jede Ware, fünf davon in einer Partie: Importeur 0 bis 2 Felder vor, 1 bis 3 Arbeiter zurück.',
    },
    'contract marker': {
      name: 'Kontraktmarker',
      effect: 'Einer für jede Ware und jeden Spieler, auf 2, 4, 6, 8 oder 10 Waren, in einem Stück zu verschiffen.',
    },
    importer: {
      name: 'Importeur',
      effect: 'Einer für jede Ware. Sein Feld ist seine Attraktivität und die Zahl der Waren, die er verkaufen kann.',
    },
  },
}
