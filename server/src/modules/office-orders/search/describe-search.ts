import type { OrderCriteria } from './find-orders.repository'
import type { SearchTerm } from './search-term'

/** A pickup code collects tickets: the audit keeps its end. */
const describeTerm = ({ kind, text }: SearchTerm) => ({
  kind,
  text: kind === 'pickup' ? `••••${text.slice(-4)}` : text,
})

/** What was searched for, as the audit keeps it. */
export const describeSearch = ({ terms, now: _, ...criteria }: OrderCriteria): object => ({
  terms: terms.map(describeTerm),
  ...criteria,
})
