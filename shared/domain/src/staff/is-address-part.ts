import { toPlainSigns } from '../plain-signs'

/** Three characters, or five digits where an address is digits only: shorter ones would match most addresses. */
const PART = /^(?:(?=.*[A-Z])[\w.+-]{3,}|\d{5,15})$/i

/** Whether staff may search members by this part of their e-mail address. */
export const isAddressPart = (typed: string): boolean => {
  const text = toPlainSigns(typed)
  return text.includes('@') || PART.test(text)
}
