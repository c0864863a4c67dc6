import { hasFailed } from '@shuttle/queries'

interface Asked {
  error: unknown
  data?: unknown
  isPlaceholderData: boolean
}

/** What a table says of its query: rows of another question stay while the answer is on the way. */
export const toTableState = (asked: Asked): 'ready' | 'loading' | 'failed' => {
  if (hasFailed(asked)) return 'failed'
  return asked.data === undefined || asked.isPlaceholderData ? 'loading' : 'ready'
}
