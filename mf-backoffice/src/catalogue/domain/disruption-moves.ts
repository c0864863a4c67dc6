import type { Disruption, DisruptionMove } from '@shuttle/wire/staff'

type Moved = Pick<Disruption, 'state' | 'counts' | 'beginTime' | 'isSoldAgain'>

/** The actions that the state of a disruption permits; the service decides again. */
export const listMoves = ({ state, counts, beginTime, isSoldAgain }: Moved): DisruptionMove[] => {
  const hasFailed = (counts.failed ?? 0) > 0
  const retry: DisruptionMove[] = hasFailed ? ['retry'] : []
  const sell: DisruptionMove[] = beginTime === '' && !isSoldAgain ? ['sell'] : []
  switch (state) {
    case 'running':
      return ['pause', 'cancel']
    case 'paused':
      return ['continue', 'cancel']
    case 'done':
      return [...retry, ...sell]
    case 'cancelled':
      return sell
  }
}
