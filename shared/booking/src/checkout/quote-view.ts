import type { Quote } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'

/** What the total bar may show. `pending` shows no amount: a total that belongs to other choices is never on the button. */
export type QuoteView =
  | { kind: 'none' }
  | { kind: 'pending' }
  | { kind: 'ready'; quote: Quote }
  | { kind: 'failed'; error: unknown }

/** Reads a quote query. An earlier answer for the same choices counts as pending while it is being loaded again, and a
 * session that ended as well: sign-in comes next. */
export const quoteView = (query: {
  wanted: boolean
  fetching: boolean
  data: Quote | undefined
  error: unknown
}): QuoteView => {
  if (!query.wanted) return { kind: 'none' }
  if (query.fetching) return { kind: 'pending' }
  if (isApiError(query.error) && query.error.kind === 'unauthorized') return { kind: 'pending' }
  if (query.error) return { kind: 'failed', error: query.error }
  return query.data ? { kind: 'ready', quote: query.data } : { kind: 'pending' }
}
