/** What staff do with a disruption, as calls spell it. */
export type Move = 'PAUSE' | 'CONTINUE' | 'CANCEL' | 'RETRY' | 'SELL'

/** What may be done with a disruption in its state; the service decides again. */
export const listMoves = ({
  state,
  counts,
  beginTime,
  isSoldAgain,
}: {
  state: string
  counts: Readonly<Record<string, number>>
  beginTime: string
  isSoldAgain: boolean
}): Move[] => {
  const hasFailed = (counts.FAILED ?? 0) > 0
  const retry: Move[] = hasFailed ? ['RETRY'] : []
  const sell: Move[] = beginTime === '' && !isSoldAgain ? ['SELL'] : []
  switch (state) {
    case 'RUNNING':
      return ['PAUSE', 'CANCEL']
    case 'PAUSED':
      return ['CONTINUE', 'CANCEL']
    case 'DONE':
      return [...retry, ...sell]
    case 'CANCELLED':
      return sell
    default:
      return []
  }
}
