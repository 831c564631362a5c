/** Whether these texts have a message of this name. */
export function isKey<Words extends object>(
  words: Words,
  key: string | undefined,
): key is Extract<keyof Words, string> {
  return key !== undefined && Object.hasOwn(words, key)
}
