import { getIdTail, sameEmail, toPlainSigns } from '@shuttle/domain'

export type SearchTermKind = 'order' | 'ticket' | 'pickup' | 'email' | 'idTail' | 'name'

/** One thing that orders are searched by, in the spelling of its column. */
export interface SearchTerm {
  kind: SearchTermKind
  text: string
}

/** Without spaces, hyphens and brackets, in capital letters. */
const toPlain = (typed: string): string =>
  toPlainSigns(typed)
    .toUpperCase()
    .replace(/[\s()-]/g, '')

const SPELLINGS: Record<SearchTermKind, (typed: string) => string> = {
  order: toPlain,
  ticket: toPlain,
  pickup: toPlain,
  email: sameEmail,
  // A whole document number is searched by its end alone, and is written nowhere.
  idTail: (typed) => getIdTail(toPlainSigns(typed)),
  name: (typed) => toPlainSigns(typed).toLowerCase().replace(/\s+/g, ' '),
}

/** The term of a field; undefined where nothing is typed. */
export const toTerm = (kind: SearchTermKind, typed: string | undefined): SearchTerm | undefined => {
  const text = SPELLINGS[kind](typed ?? '')
  return text === '' ? undefined : { kind, text }
}

const ORDER_NUMBER = /^\d{20}$/
const TICKET_NUMBER = /^T\d{19}$/
/** Sixteen characters of the alphabet of pickup codes, in one piece or in groups of four. */
const PICKUP_CODE = /^(?:[A-HJ-NP-Z2-9]{4}[\s-]*){4}$/
const DOCUMENT = /^(?=(?:.*\d){4})[A-Z\d]{5,18}$/
const TAIL = /^(?=.*\d)[A-Z\d]{4}$/

const recognise = (typed: string): SearchTermKind => {
  const plain = toPlain(typed)
  if (toPlainSigns(typed).includes('@')) return 'email'
  if (ORDER_NUMBER.test(plain)) return 'order'
  if (TICKET_NUMBER.test(plain)) return 'ticket'
  if (PICKUP_CODE.test(toPlainSigns(typed).toUpperCase())) return 'pickup'
  return DOCUMENT.test(plain) || TAIL.test(plain) ? 'idTail' : 'name'
}

/** What free text most likely is; undefined for none. */
export const readFreeText = (typed: string | undefined): SearchTerm | undefined =>
  typed === undefined || toPlainSigns(typed) === '' ? undefined : toTerm(recognise(typed), typed)
