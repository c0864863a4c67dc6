import type { Quote } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'

/** State of the total bar. `pending` shows no amount: a total that belongs to other choices is never on the button. */
export type QuoteView =
  | { kind: 'none' }
  | { kind: 'pending' }
  | { kind: 'ready'; quote: Quote }
  | { kind: 'failed'; error: unknown }

/**
 * Maps a quote query to the total. An earlier answer for the same choices counts as pending while it is being loaded
 * again, as does an ended session: sign-in comes next.
 */
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
