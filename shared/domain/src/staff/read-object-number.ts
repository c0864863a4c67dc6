import { readIdentifier, toPlainSigns } from '../plain-signs'

/** The number of an object of the audit as it is typed or pasted; that of a departure is words, which stay apart. */
export const readObjectNumber = (typed: string): string => {
  const number = readIdentifier(typed)
  return /^[A-Z]?[\d-]+$/i.test(number) ? number : toPlainSigns(typed).replace(/^'/, '')
}
