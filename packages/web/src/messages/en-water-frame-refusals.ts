// English for what the rules of Water Frame refuse.

import { tile } from './en-water-frame-names.ts'
import { type Figures, money } from './figures.ts'

export const enWaterFrameRefusals: Record<string, (figures: Figures) => string> = {
  'all-in-the-large-warehouse': () => 'All of it lies in the large warehouse: discarding it makes no room.',
  'contract-never-lower': ({ contract }: Figures) => `The contract stands at ${contract} and can only be raised.`,
  'cost-below-capacity': ({ capacity, highest, paid }: Figures) =>
    `A ship for ${capacity} needs an administrative cost as high; here it is ${money(Number(highest ?? paid))}.`,
  'factories-must-be-paid-for': ({ needed }: Figures) =>
    `At least ${needed} shares must be sold to pay for the factories.`,
  'fewer-copies-than-players': () => 'Fewer of these tiles lie out than there are players.',
  'goods-of-the-row-are-sold': ({ made, left }: Figures) =>
    `The row made ${made}, and only ${left} of them are unsold.`,
  'marker-limit': ({ limit, rows }: Figures) =>
    rows === undefined ? `This marker allows ${limit} at most.` : `This marker reaches up to row ${rows}.`,
  'no-contract': () => 'You have no contract for this good.',
  'no-free-space': () => 'That row has no free space.',
  'no-further-use': ({ uses }: Figures) => `It has been used ${uses} times and cannot be kept.`,
  'no-ship-at-this-pier': () => 'No ship lies at this pier.',
  'no-such-economy-marker-left': () => 'No such economy marker is left.',
  'no-such-event-left': () => 'That event cannot come now.',
  'no-such-ship-left': () => 'No such ship is left on the mat.',
  'no-such-tile-left': () => 'No such tile is left.',
  'no-producing-row': () => 'No row of this factory produces.',
  'no-surplus-to-store': () => 'Nothing is left over to be stored.',
  'no-warehouse-worker-there': () => 'Nobody works there.',
  'no-workers-left-for-the-crew': ({ crew, available }: Figures) => `Its crew is ${crew}; ${available} can be hired.`,
  'not-enough-capacity': ({ capacity, count }: Figures) => `There is room for ${capacity}, not ${count}.`,
  'not-enough-cash': ({ needed, each, cash }: Figures) =>
    `That needs ${money(Number(needed ?? each))}; you have ${money(Number(cash))}.`,
  'not-enough-goods': ({ goods, count }: Figures) => `You have ${goods} to ship, not ${count}.`,
  'not-on-the-track': ({ highest }: Figures) => `The contract track ends at ${highest}.`,
  'nothing-built-or-modernised': () => 'Nothing was built or brought up to date in this action.',
  'nothing-left-to-sell': () => 'Nothing is left to sell.',
  'one-or-two-shares': () => 'It is about one share or two.',
  'one-share-at-most': () => 'It is about one share at most.',
  'only-a-smaller-ship-is-replaced': ({ capacity }: Figures) => `A ship for ${capacity} replaces only a smaller one.`,
  'only-at-the-first-such-call': () => 'Only at the first call after your output is sold.',
  'only-for-a-smaller-ship': ({ smallest, capacity }: Figures) =>
    `Both piers are taken, and a ship for ${capacity} is no larger than the one for ${smallest}.`,
  'only-the-active-good': () => 'Only the active good is shipped now.',
  'only-the-whole-contract': ({ contract }: Figures) => `The contract is for ${contract}, whole or not at all.`,
  'other-good-active': ({ good: active }: Figures) => `The active good is ${active}.`,
  'other-shade-in-this-row': () => 'This row takes markers of the other shade.',
  'other-tile': ({ tile: name }: Figures) => `You are asked about ${tile(String(name))} now.`,
  'row-not-staffed': ({ row }: Figures) => `Nobody works in row ${row}.`,
  'row-made-the-extra-good': () => 'The extra good was made in this row: it stays open.',
  'row-off-already': () => 'The row is switched off already.',
  'space-forbidden': ({ cost }: Figures) => `An event has closed the ${money(Number(cost))} space.`,
  'sum-not-allowed': ({ lowest, highest }: Figures) =>
    `Here you pay from ${money(Number(lowest))} to ${money(Number(highest))}.`,
  'tile-already-owned': ({ tile: name }: Figures) => `You have ${tile(String(name))} already.`,
  'tile-assigned-there': () => 'It works at this factory already.',
  'tile-just-taken': () => 'You have just taken it.',
  'tile-must-be-assigned': ({ tile: name }: Figures) => `Choose a factory for ${tile(String(name))}.`,
  'tile-not-assigned': ({ tile: name }: Figures) => `${tile(String(name))} is not a tile for one factory.`,
  'tile-not-owned': ({ tile: name }: Figures) => `You do not have ${tile(String(name))}.`,
  'tile-not-used-now': ({ tile: name }: Figures) => `${tile(String(name))} is not used at this moment.`,
  'tile-used-already': ({ tile: name }: Figures) => `${tile(String(name))} has done its part already.`,
  'warehouse-place-taken': () => 'A worker stands there already.',
  'warehouse-worker-came-in-this-action': () => 'That worker came there in this action.',
}
