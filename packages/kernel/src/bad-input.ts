// A user's error is answered with one clear sentence; every other exception is a bug of ours.
export class BadInput extends Error {
  override readonly name = 'BadInput'
}
