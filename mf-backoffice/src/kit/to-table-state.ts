import { hasFailed } from '@shuttle/queries'

interface QueryState {
  error: unknown
  data?: unknown
  isPlaceholderData: boolean
}

/** Table state of a query: rows of the previous query stay visible while the next one is in flight. */
export const toTableState = (query: QueryState): 'ready' | 'loading' | 'failed' => {
  if (hasFailed(query)) return 'failed'
  return query.data === undefined || query.isPlaceholderData ? 'loading' : 'ready'
}
