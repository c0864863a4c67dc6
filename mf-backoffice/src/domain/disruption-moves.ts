/** Actions on a disruption, as the wire spells them. */
export type Move = 'PAUSE' | 'CONTINUE' | 'CANCEL' | 'RETRY' | 'SELL'

/** The actions that the state of a disruption permits; the service decides again. */
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
