import { getIdTail, normalizeFlightNumber, sameEmail, toPlainSigns, toPrintedLetters } from '@shuttle/domain'
import { isAddressPart } from '@shuttle/domain/staff'

export type SearchTermKind = 'order' | 'ticket' | 'pickup' | 'email' | 'idTail' | 'name' | 'phone' | 'flight'

/** One thing that orders are searched by, in the spelling of its column. */
export interface SearchTerm {
  kind: SearchTermKind
  text: string
  /** Other possible readings of the text, and its other spellings: an order fits by any of them. */
  others?: readonly SearchTerm[]
  /** Counts only where no other reading of the free text finds an order: the end of what may be a whole document. */
  isLast?: boolean
}

/** Without spaces, hyphens and brackets, in capital letters. */
const toPlain = (typed: string): string =>
  toPlainSigns(typed)
    .toUpperCase()
    .replace(/[\s()'-]/g, '')

const SPELLINGS: Record<SearchTermKind, (typed: string) => string> = {
  order: toPlain,
  ticket: toPlain,
  pickup: toPlain,
  email: sameEmail,
  // A whole document number is searched by its end alone, and is written nowhere.
  idTail: (typed) => getIdTail(toPlainSigns(typed)),
  phone: (typed) => toPlainSigns(typed).replace(/\D/g, ''),
  flight: normalizeFlightNumber,
  name: (typed) => toPlainSigns(typed).toLowerCase().replace(/\s+/g, ' '),
}

/**
 * A name as the airport line stores it, in the letters of a travel document; there a comma or slash separates its
 * parts.
 */
const toPrintedName = (typed: string): string =>
  SPELLINGS.name(toPrintedLetters(toPlainSigns(typed)).replace(/[,/、]/g, ' '))

/** Each spelling that a column may have: bus lines store a name as it was typed. */
const toTerms = (kind: SearchTermKind, typed: string): SearchTerm[] => {
  const texts = kind === 'name' ? [SPELLINGS.name(typed), toPrintedName(typed)] : [SPELLINGS[kind](typed)]
  return [...new Set(texts)].filter((text) => text !== '').map((text) => ({ kind, text }))
}

const withOthers = ([first, ...others]: readonly SearchTerm[]): SearchTerm | undefined =>
  first && { ...first, ...(others.length > 0 && { others }) }

/** The term of a field; undefined for an empty one. */
export const toTerm = (kind: SearchTermKind, typed: string | undefined): SearchTerm | undefined =>
  withOthers(toTerms(kind, typed ?? ''))

const ORDER_NUMBER = /^\d{20}$/
const TICKET_NUMBER = /^T\d{19}$/
/** Sixteen characters of the alphabet of pickup codes, in one piece or in groups of four. */
const PICKUP_CODE = /^(?:[A-HJ-NP-Z2-9]{4}[\s-]*){4}$/
const DOCUMENT = /^(?=(?:.*\d){4})[A-Z\d]{5,18}$/
const TAIL = /^(?=.*\d)[A-Z\d]{4}$/

const PHONE = /^\+?\d{8,15}$/
/** A telephone number without its signs: `(852) 9123.4567` and `tel:` of a link are accepted too. */
const toPhone = (typed: string): string =>
  toPlainSigns(typed)
    .replace(/^tel:/i, '')
    .replace(/[()./\s'-]/g, '')
const FLIGHT = /^(?:(?=.?[A-Z])[A-Z\d]{2}|[A-Z]{3})\d{1,4}[A-Z]?$/

/** The most likely reading first, then the other possible ones. */
const recognise = (typed: string): [SearchTermKind, ...SearchTermKind[]] => {
  const plain = toPlain(typed)
  if (toPlainSigns(typed).includes('@')) return ['email']
  if (ORDER_NUMBER.test(plain)) return ['order']
  if (TICKET_NUMBER.test(plain)) return ['ticket']
  if (PICKUP_CODE.test(toPlainSigns(typed).toUpperCase())) return ['pickup']
  const isPhone = PHONE.test(toPhone(typed))
  // A document is not written in the groups of a telephone number.
  const isDocument = isPhone ? /^\d+$/.test(toPlainSigns(typed)) : DOCUMENT.test(plain) || TAIL.test(plain)
  const kinds: SearchTermKind[] = []
  if (isPhone) kinds.push('phone')
  if (isDocument) kinds.push('idTail')
  if (FLIGHT.test(plain)) kinds.push('flight')
  if (isAddressPart(typed)) kinds.push('email')
  return kinds.some((kind) => kind !== 'email') ? (kinds as ['idTail']) : ['name', ...kinds]
}

/** The most likely reading of free text, with the other possible ones; undefined for an empty text. */
export const readFreeText = (typed: string | undefined): SearchTerm | undefined => {
  if (typed === undefined || toPlainSigns(typed) === '') return undefined
  const kinds = recognise(typed)
  const isWhole = kinds.length > 1 && !TAIL.test(toPlain(typed))
  return withOthers(
    kinds.flatMap((kind) =>
      toTerms(kind, typed).map((term) => ({ ...term, ...(kind === 'idTail' && isWhole && { isLast: true }) })),
    ),
  )
}
