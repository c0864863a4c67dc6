import { toPlainSigns } from '../plain-signs'

/** Three signs, or five digits where an address is of digits alone: shorter ones would be in most. */
const PART = /^(?:(?=.*[A-Z])[\w.+-]{3,}|\d{5,15})$/i

/** Whether staff may mean members by this part of their e-mail address. */
export const isAddressPart = (typed: string): boolean => {
  const text = toPlainSigns(typed)
  return text.includes('@') || PART.test(text)
}
