// German for what the rules of Water Frame refuse.
import { BY_NAME } from './de-goods.ts'
import { tile } from './de-water-frame-names.ts'
import { money } from './figures.ts'
import type { Catalogue } from './index.ts'

export const deWaterFrameRefusals: Catalogue['waterFrame']['refusals'] = {
  'all-in-the-large-warehouse': () => 'Alles davon liegt im großen Lager: Es abzugeben schafft keinen Platz.',
  'contract-never-lower': ({ contract }) => `Der Kontrakt steht auf ${contract} und kann nur steigen.`,
  'cost-below-capacity': ({ capacity, highest, paid }) =>
    `Ein Schiff der Größe ${capacity} braucht ebenso hohe Verwaltungskosten; hier sind es ${money(Number(highest ?? paid))}.`,
  'factories-must-be-paid-for': ({ needed }) =>
    `Mindestens ${needed} Aktien müssen verkauft werden, um die Fabriken zu bezahlen.`,
  'fewer-copies-than-players': () => 'Von diesen Plättchen liegen weniger aus, als Spieler da sind.',
  'goods-of-the-row-are-sold': ({ made, left }) =>
    `Die Reihe hat ${made} gemacht, und nur ${left} davon sind unverkauft.`,
  'marker-limit': ({ limit, rows: reach }) =>
    reach === undefined ? `Dieser Marker erlaubt höchstens ${limit}.` : `Dieser Marker reicht bis Reihe ${reach}.`,
  'no-contract': () => 'Du hast keinen Kontrakt für diese Ware.',
  'no-free-space': () => 'In dieser Reihe ist kein freier Platz.',
  'no-further-use': ({ uses }) => `Es wurde ${uses}-mal genutzt und kann nicht behalten werden.`,
  'no-ship-at-this-pier': () => 'An diesem Pier liegt kein Schiff.',
  'no-such-economy-marker-left': () => 'So ein Konjunkturmarker ist nicht mehr da.',
  'no-such-event-left': () => 'Dieses Ereignis kann jetzt nicht kommen.',
  'no-such-ship-left': () => 'So ein Schiff liegt nicht mehr aus.',
  'no-such-tile-left': () => 'So ein Plättchen ist nicht mehr da.',
  'no-producing-row': () => 'Keine Reihe dieser Fabrik produziert.',
  'no-surplus-to-store': () => 'Es ist nichts zum Lagern übrig.',
  'no-warehouse-worker-there': () => 'Dort arbeitet niemand.',
  'no-workers-left-for-the-crew': ({ crew: needed, available }) =>
    `Die Mannschaft braucht ${needed}; ${available} lassen sich einstellen.`,
  'not-enough-capacity': ({ capacity, count }) => `Es ist Platz für ${capacity}, nicht für ${count}.`,
  'not-enough-cash': ({ needed, each, cash }) =>
    `Das braucht ${money(Number(needed ?? each))}; du hast ${money(Number(cash))}.`,
  'not-enough-goods': ({ goods, count }) => `Du hast ${goods} zu verschiffen, nicht ${count}.`,
  'not-on-the-track': ({ highest }) => `Die Kontraktleiste endet bei ${highest}.`,
  'nothing-built-or-modernised': () => 'In dieser Aktion wurde nichts gebaut oder auf Stand gebracht.',
  'nothing-left-to-sell': () => 'Es ist nichts zu verkaufen übrig.',
  'one-or-two-shares': () => 'Es geht um eine oder zwei Aktien.',
  'one-share-at-most': () => 'Es geht um höchstens eine Aktie.',
  'only-a-smaller-ship-is-replaced': ({ capacity }) => `Ein Schiff der Größe ${capacity} ersetzt nur ein kleineres.`,
  'only-at-the-first-such-call': () => 'Nur beim ersten Aufruf, nachdem deine Produktion verkauft ist.',
  'only-for-a-smaller-ship': ({ smallest, capacity }) =>
    `Beide Piers sind belegt, und ein Schiff der Größe ${capacity} ist nicht größer als das der Größe ${smallest}.`,
  'only-the-active-good': () => 'Jetzt wird nur die aktive Ware verschifft.',
  'only-the-whole-contract': ({ contract }) => `Der Kontrakt lautet auf ${contract}, ganz oder gar nicht.`,
  'other-good-active': ({ good: active }) => `Aktiv ist ${BY_NAME[String(active)]}.`,
  'other-shade-in-this-row': () => 'In diese Reihe gehören Marker der anderen Farbe.',
  'other-tile': ({ tile: name }) => `Jetzt geht es um ${tile(String(name))}.`,
  'row-not-staffed': ({ row }) => `In Reihe ${row} arbeitet niemand.`,
  'row-made-the-extra-good': () => 'Die zusätzliche Ware kommt aus dieser Reihe: Sie bleibt offen.',
  'row-off-already': () => 'Die Reihe ist schon abgeschaltet.',
  'space-forbidden': ({ cost }) => `Ein Ereignis hat das Feld für ${money(Number(cost))} geschlossen.`,
  'sum-not-allowed': ({ lowest, highest }) =>
    `Hier zahlst du von ${money(Number(lowest))} bis ${money(Number(highest))}.`,
  'tile-already-owned': ({ tile: name }) => `${tile(String(name))} hast du schon.`,
  'tile-assigned-there': () => 'Es wirkt schon bei dieser Fabrik.',
  'tile-just-taken': () => 'Das hast du eben genommen.',
  'tile-must-be-assigned': () => 'Wähl eine Fabrik für dieses Plättchen.',
  'tile-not-assigned': ({ tile: name }) => `${tile(String(name))} gehört zu keiner einzelnen Fabrik.`,
  'tile-not-owned': ({ tile: name }) => `${tile(String(name))} hast du nicht.`,
  'tile-not-used-now': ({ tile: name }) => `${tile(String(name))} ist jetzt nicht zu nutzen.`,
  'tile-used-already': ({ tile: name }) => `${tile(String(name))} hat schon seinen Teil getan.`,
  'warehouse-place-taken': () => 'Dort steht schon ein Arbeiter.',
  'warehouse-worker-came-in-this-action': () => 'Dieser Arbeiter kam in dieser Aktion dorthin.',
}
