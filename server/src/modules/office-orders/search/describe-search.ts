import type { OrderCriteria } from './order-criteria'
import { readFreeText, type SearchTerm } from './search-term'

/** A pickup code collects tickets: the audit keeps its end. */
const describeTerm = ({ kind, text }: SearchTerm) => ({
  kind,
  text: kind === 'pickup' ? `••••${text.slice(-4)}` : text,
})

/** What was typed where a ticket or a pickup code is asked for, as the audit keeps it; empty for anything else. */
export const describeCode = (typed: string): string => {
  const term = readFreeText(typed)
  return term?.kind === 'ticket' || term?.kind === 'pickup' ? describeTerm(term).text : ''
}

/** What was searched for, as the audit keeps it. */
export const describeSearch = ({ terms, now: _, ...criteria }: OrderCriteria): object => ({
  terms: terms.map(describeTerm),
  ...criteria,
})
