import { maskEmail } from '@shuttle/domain/staff'
import type { OrderCriteria } from './order-criteria'
import { readFreeText, type SearchTerm } from './search-term'

const toInitials = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${[...word][0]}***`)
    .join(' ')

/**
 * The audit is never changed, so it has no name, no address and nothing of a document, and of a pickup code, which
 * collects tickets, only its end.
 */
const MASKS: Partial<Record<SearchTerm['kind'], (text: string) => string>> = {
  pickup: (text) => `••••${text.slice(-4)}`,
  email: (text) => maskEmail(text) || `${[...text][0]}***`,
  name: toInitials,
  phone: (text) => `••••${text.slice(-2)}`,
  idTail: () => '••••',
}

/** The field of a number may contain a name, an address or a document: the text is masked as what it is. */
const describeTerm = (term: SearchTerm) => {
  const { kind, text } = term
  const typed = (kind === 'order' || kind === 'ticket' ? readFreeText(text) : undefined) ?? term
  const mayBeDocument = typed.others?.some((other) => other.kind === 'idTail')
  return { kind, text: MASKS[mayBeDocument ? 'idTail' : typed.kind]?.(typed.text) ?? typed.text }
}

/** The text of a field for a ticket or pickup code, as the audit stores it; empty for anything else. */
export const describeCode = (typed: string): string => {
  const term = readFreeText(typed)
  return term?.kind === 'ticket' || term?.kind === 'pickup' ? describeTerm(term).text : ''
}

/** The criteria of a search, as the audit stores them. */
export const describeSearch = ({ terms, now: _, hashPhone: __, ...criteria }: OrderCriteria): object => ({
  terms: terms.map(describeTerm),
  ...criteria,
})
