import { readIdentifier, toPlainSigns } from '../plain-signs'

/** A typed or pasted number of an audited object; that of a departure is text whose parts stay separate. */
export const readObjectNumber = (typed: string): string => {
  const number = readIdentifier(typed)
  return /^[A-Z]?[\d-]+$/i.test(number) ? number : toPlainSigns(typed).replace(/^'/, '')
}
