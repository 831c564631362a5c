/** All faults of the messages at once, one line each: file, key, what is wrong, what to do. */
export class BadMessages extends Error {
  override readonly name = 'BadMessages'
}
