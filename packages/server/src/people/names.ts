// Names of people: no invisible characters, no addresses, and no two accounts with similar-looking names.
import { randomInt } from 'node:crypto'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'

/** Characters that are invisible, change the reading direction, or stack marks on a letter. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}|[^\P{Z} ]/u
const SHOWS_SOMETHING = /[\p{L}\p{N}]/u
const ADDRESS =
  /\S@\S|:\/\/|\bwww\.|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|me|gg|app|dev|xyz|top|site|shop|online|link|club|ly|de|fr|uk|eu|ru)\b/iu
/** Letters of these scripts look alike, so a name may use only one of the scripts. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

export function isPlainName(name: string): boolean {
  if (INVISIBLE.test(name) || !SHOWS_SOMETHING.test(name) || ADDRESS.test(name)) return false
  return ALIKE.filter(script => script.test(name)).length <= 1
}

/** Look-alike characters, after case, accents and compatibility forms are normalized. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: 'аα',
    b: 'вьβ',
    c: 'сϲ',
    e: 'еєε',
    h: 'нһη',
    i: 'іιlj1|!јɩ',
    k: 'кκ',
    m: 'мμ',
    n: 'пν',
    o: 'о0οσө',
    p: 'рρ',
    s: 'ѕ5$',
    t: 'тτ',
    u: 'υц',
    w: 'ѡωш',
    x: 'хχ',
    y: 'уγү',
    z: '2ζ',
  }).flatMap(([letter, likes]) => Array.from(likes, like => [like, letter] as const)),
)

/** Two names with the same key look alike at a quick glance. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|!$]/gu, '')
  const letters = plain.replaceAll(/./gsu, letter => LOOKS_LIKE.get(letter) ?? letter)
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w')
}

async function isTaken(house: House, key: string, but?: string): Promise<boolean> {
  const row = await house.db.selectFrom('people').select('id').where('name_key', '=', key).executeTakeFirst()
  return row !== undefined && row.id !== but
}

/** For a name that a person chose. Throws if an account has one that looks like it. */
export async function keyFor(house: House, name: string, but?: string): Promise<string> {
  const key = nameKey(name)
  if (await isTaken(house, key, but)) throw nameTaken()
  return key
}

/** For a name that was not chosen as an account name: adds a number if an account has one that looks like it. */
export async function freeName(house: House, name: string, but?: string): Promise<string> {
  if (!(await isTaken(house, nameKey(name), but))) return name
  for (let most = 99; ; most *= 10) {
    const numbered = `${name.slice(0, 30)} ${randomInt(2, most)}`
    if (!(await isTaken(house, nameKey(numbered), but))) return numbered
  }
}

function nameTaken(): Fault {
  return new Fault(409, 'name-taken')
}
