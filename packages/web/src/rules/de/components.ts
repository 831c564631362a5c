// Tiles, events, cards and pieces in German.
import type { ComponentsText } from '../components-text.ts'

const PATRON =
  'Nach dem Verkauf seiner Ware darfst du eine mehr verkaufen, aus dem Übrigen oder aus dem Lager, zu deinem Preis, was Attraktivität und Nachfrage auch sagen. Sie zählt als verkauft. Du brauchst eine Fabrik für die Ware.'

export const components: ComponentsText = {
  tiles: {
    charisma: {
      name: 'Charisma',
      effect:
        'Du gewinnst Gleichstände unter Spielern um die zwei Kursboni, nie gegen den Importeur. Am Ende eines Durchgangs oder Jahrzehnts abgegeben, lässt es dich den Startspieler bestimmen.',
    },
    administrator: {
      name: 'Verwalter',
      effect:
        'Keine Gebühr von 2 £, wenn du einen Marker noch einmal nutzt. Das Feld für 2 £ steht dir trotz Bürokratie offen.',
    },
    accountant: {
      name: 'Buchhalter',
      effect: 'Du zahlst bis zu 2 £ mehr oder weniger, als das Feld sagt. Was du zahlst, zählt für die Aktion.',
    },
    developer: {
      name: 'Entwickler',
      effect:
        'Gib ihn bei einer Fabrikaktion ab: 5 £ Nachlass für jede Fabrik, die darin gebaut oder modernisiert wird, einmal je Fabrik und nicht für eine Stufe über die aktuelle hinaus.',
    },
    inventor: {
      name: 'Erfinder',
      effect:
        'Eine Stufe über die aktuelle hinaus: eine Fabrik zum vollen Preis modernisieren, einen fortgeschrittenen Marker nehmen oder ein Schiff nehmen. Das erste Mal ist frei. Nach jedem Mal zahlst du sofort für das nächste (5 £, dann 10 £, 15 £, 20 £) oder gibst das Plättchen ab.',
    },
    workshop: {
      name: 'Werkstatt',
      effect:
        'Eine Maschinenaktion zählt 3 £ mehr, als du gezahlt hast. Einer Fabrik zugeordnet, lässt sie alle ihre Maschinen zusammen 1 £ kosten.',
    },
    school: {
      name: 'Schule',
      effect:
        'Durch Maschinen ersetzte Arbeiter dürfen auf freie Plätze deiner Fabriken wechseln; in derselben Aktion werden sie nicht noch einmal ersetzt. In einer Produktion darfst du die letzte besetzte Reihe abschalten, wenn keine ihrer Waren verkauft ist: keine Waren, keine Kosten. Die erste Reihe läuft immer.',
    },
    foreman: {
      name: 'Vorarbeiter',
      effect: 'Einer Fabrik zugeordnet: Bis zu 4 ihrer Arbeiter kosten 2 £ weniger, aber mindestens 1 £ je Kopf.',
    },
    'engineering works': {
      name: 'Maschinenfabrik',
      effect: 'Du bekommst von der Bank 1 £ für jede Maschine, die ein anderer Spieler kauft.',
    },
    engineer: {
      name: 'Ingenieur',
      effect:
        'Qualität darf auf 5 und 6 steigen und bleibt dort auch ohne das Plättchen. Bei einer Qualitätsaktion wählst du, was du zahlst, von nichts bis zum höchsten Preis auf dem Marker, was das Feld auch sagt.',
    },
    patent: {
      name: 'Patent',
      effect:
        'Bei einer Vertriebsaktion: 2 £ mehr, als du gezahlt hast, über die Grenze des Markers hinaus, für Schritte oder Preisanpassungen. Oder gib es für zwei freie Schritte ab, in beliebigen deiner Fabriken; die gelten als von der Aktion berührt.',
    },
    broker: {
      name: 'Makler',
      effect:
        'In jeder Ereignisphase darfst du nach dem Ereignis gelagerte Waren verkaufen und Aktien kaufen und verkaufen, aber nie kaufen, solange du Kredite schuldest. Oder gib ihn ab, statt einen Sondermarker zu nehmen: eine oder zwei Aktien zum halben Preis, aufgerundet.',
    },
    'agent in the colonies': {
      name: 'Agent in den Kolonien',
      effect:
        'Bei jeder Verschiffung darfst du bei einem Kontrakt eine Ware mehr oder weniger liefern. Gegen offene Kontrakte am Ende hilft er nicht.',
    },
    office: {
      name: 'Kontor',
      effect:
        '5 £ für jede Verschiffung: eine Schiffsaktion oder eine Verschiffung in einer Produktion, wie viele Schiffe auch fahren.',
    },
    'extra shifts': {
      name: 'Sonderschicht',
      effect:
        'Gib sie ab für eine Ware mehr: im Verkauf beim ersten Aufruf, wenn deine Produktion verkauft ist, danach, wenn Waren übrig sind, oder bei einer Produktionsaktion.',
    },
    'small warehouse': {
      name: 'Kleines Lager',
      effect: 'Insgesamt fünf Waren dürfen auf deinen Preisskalen lagern, ohne Arbeiter.',
    },
    'patron of food': { name: 'Gönner für Nahrung', effect: PATRON },
    'patron of clothes': { name: 'Gönner für Kleidung', effect: PATRON },
    'patron of cutlery': { name: 'Gönner für Besteck', effect: PATRON },
    'patron of lamps': { name: 'Gönner für Lampen', effect: PATRON },
  },
  events: {
    'end of game': {
      name: 'Spielende',
      effect:
        'Eine letzte Börse für alle: gelagerte Waren verkaufen, Aktien verkaufen, Kredite zurückzahlen, Aktien kaufen.',
    },
    bureaucracy: {
      name: 'Bürokratie',
      effect: 'Von jetzt an darf niemand mehr das Feld für 2 £ der Verwaltungstafel nutzen, außer mit dem Verwalter.',
    },
    lobby: { name: 'Lobby', effect: 'Jeder Importeur geht ein Feld zurück.' },
    'war on the continent': {
      name: 'Krieg auf dem Kontinent',
      effect: 'Je Spieler scheiden zwei entlassene Arbeiter aus dem Spiel aus, soweit es welche gibt.',
    },
    'world exhibition': {
      name: 'Weltausstellung',
      effect: 'Für jede Ware rückt der eine Spieler mit der höchsten Qualität ein Feld vor.',
    },
    'navigation acts': { name: 'Navigationsakte', effect: 'Jeder rückt für jedes eigene Schiff ein Feld vor.' },
    'opium war': { name: 'Opiumkrieg', effect: 'Jeder geht für jedes eigene Schiff ein Feld zurück.' },
    'economic crisis': {
      name: 'Wirtschaftskrise',
      effect: 'Je Spieler gehen zwei entlassene Arbeiter auf den Arbeitsmarkt zurück, soweit es welche gibt.',
    },
    'hamburg credit crisis': {
      name: 'Hamburger Kreditkrise',
      effect: 'Jeder geht ein Feld zurück und für jeden Kredit noch eines.',
    },
    'machine breakers': {
      name: 'Maschinenstürmer',
      effect:
        'Bei jedem verliert die Fabrik mit den meisten Maschinen eine; ein Arbeiter tritt an ihre Stelle, wenn einer eingestellt werden kann.',
    },
    'poor harvest': { name: 'Missernte', effect: 'Der Importeur für Nahrung rückt zwei Felder vor.' },
    'canal boom': { name: 'Kanalfieber', effect: 'Jeder darf den Vertrieb einer Fabrik um eins heben.' },
    'steam engine': { name: 'Dampfmaschine', effect: 'Jeder darf eine Maschine für 3 £ kaufen.' },
    'industrial spies': { name: 'Werkspione', effect: 'Jeder Importeur rückt ein Feld vor.' },
    'warehouse fire': {
      name: 'Lagerbrand',
      effect: 'Jeder verliert die Hälfte der gelagerten Waren jeder Art, abgerundet.',
    },
    'income tax': { name: 'Einkommensteuer', effect: 'Jeder zahlt 1 £ für je volle 10 £ Bargeld.' },
    'share fever': { name: 'Aktienfieber', effect: 'Jeder darf eine Aktie zum halben Preis kaufen, aufgerundet.' },
  },
  cards: {
    entrepreneur: {
      name: 'Unternehmer',
      effect:
        'Einmal in jedem Jahrzehnt: entscheidet einen Gleichstand um die höchste Attraktivität für dich, auch gegen den neutralen Spieler. Am Ende einer beliebigen Runde abgegeben: Du bestimmst den Startspieler.',
    },
    'customs-office': {
      name: 'Zollkontor',
      effect:
        'Einmal in jedem Jahrzehnt: ein Schiffsmarker weniger, wenn du verschiffst. Experten: hebt die Sperre der Schiffe auf.',
    },
    'extra-shift': {
      name: 'Sonderschicht',
      effect:
        'Abgegeben: eine Ware mehr in der Produktion. Experten: auch in einer Sonderproduktion, für die nächste bestellte Fabrik.',
    },
    workshop: {
      name: 'Werkstatt',
      effect: 'Zwei Maschinen in jeder deiner Fabriken kosten nichts. Experten: hebt die Sperre der Maschinen auf.',
    },
    foreman: {
      name: 'Vorarbeiter',
      effect: 'Beim Nehmen zu einer Fabrik gelegt: Bis zu 4 ihrer Arbeiter kosten 2 £ weniger, mindestens nichts.',
    },
    broker: {
      name: 'Makler',
      effect: 'Statt einer Entwicklung abgegeben: eine oder zwei Aktien zum halben Preis, aufgerundet.',
    },
    patron: {
      name: 'Gönner',
      effect:
        'Für zwei Waren; es gibt sechs Arten. Einmal in jedem Jahrzehnt: ein Verkauf im Inland mehr von einer der beiden, über das hinaus, was Attraktivität und Nachfrage erlauben.',
    },
    inventor: {
      name: 'Erfinder',
      effect:
        'Beim Modernisieren abgegeben: Bis zu zwei Fabriken mit ihren Arbeiterkarten gehen ein Jahrzehnt voraus. Experten: oder, statt einer Entwicklung abgegeben, zwei verschiedene Schritte auf deinem Plan, gleich welchen Jahrzehnts.',
    },
    developer: {
      name: 'Entwickler',
      effect:
        'Die festen Kosten jeder deiner Fabriken sind 2 £ niedriger, mindestens nichts. Einmal in jedem Jahrzehnt: macht eine andere benutzte Karte von dir wieder bereit.',
    },
    contract: {
      name: 'Vertrag',
      effect:
        'Bei jedem Verschiffen mehr Einnahmen, nach der Zahl der Waren: 1 £, 3 £, 5 £, 6 £, 7 £, 8 £, 9 £ für eine bis sieben, 10 £ für mehr.',
    },
    patent: {
      name: 'Patent',
      effect: 'Eine dritte Vertriebskarte, 1 bis 4 wert. Experten: hebt die Sperre des Vertriebs auf.',
    },
    engineer: {
      name: 'Ingenieur',
      effect:
        'Eine Qualitätskarte, 5 oder 6 wert. Die Grenze der Qualität steigt auf Dauer in allen deinen Fabriken auf 6. Abgegeben, darf er sofort durch freie Qualitätskarten ersetzt werden. Experten: hebt die Sperre der Qualität auf.',
    },
    'big-storehouse': { name: 'Großes Lagerhaus', effect: 'Ein Lagerhaus mehr, für bis zu vier Waren einer Art.' },
  },
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
        'Befördert ganze Kontrakte; dann Sondermarker. Größen 2, 4, 6, 8, 10 mit Mannschaften von 0, 1, 2, 3, 4; ab Stufe I, II, III, IV, IV.',
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
