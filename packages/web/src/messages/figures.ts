// Numbers in English sentences.
export function money(pounds: number): string {
  return pounds < 0 ? `−£${-pounds}` : `£${pounds}`
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** "two workers" up to six, "7 workers" beyond. */
export function few(count: number, one: string, many = `${one}s`): string {
  return `${WORDS[count] ?? count} ${count === 1 ? one : many}`
}
