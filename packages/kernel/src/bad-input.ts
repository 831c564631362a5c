// A user's error is answered with one clear sentence; every other exception is a bug.
export class BadInput extends Error {
  override readonly name = 'BadInput'
}
