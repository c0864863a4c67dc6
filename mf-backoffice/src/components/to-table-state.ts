import { hasFailed } from '@shuttle/queries'

interface Asked {
  error: unknown
  data?: unknown
  isPlaceholderData: boolean
}

/** Table state of a query: rows of the previous query stay visible while the next one is in flight. */
export const toTableState = (asked: Asked): 'ready' | 'loading' | 'failed' => {
  if (hasFailed(asked)) return 'failed'
  return asked.data === undefined || asked.isPlaceholderData ? 'loading' : 'ready'
}
