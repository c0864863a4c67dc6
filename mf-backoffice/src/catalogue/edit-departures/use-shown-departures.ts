import { civilDateAt } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { hasFailed, useLineNames } from '@shuttle/queries'
import { toTableState } from '../../kit/to-table-state'
import { useSearchState } from '../../kit/use-search-state'
import { DEPARTURES_ADDRESS } from '../domain/departures-address'
import { useDepartures } from '../state/use-departures'

/** Recomputes each minute what today means. */
const MINUTE_MS = 60_000

/** The line and day of the URL, and their departures. Seats are counted by one-way line. */
export const useShownDepartures = () => {
  const { values } = useSearchState(DEPARTURES_ADDRESS)
  const now = useNow(MINUTE_MS)
  const known = useLineNames()
  const lines = (known.data ?? []).filter(({ category }) => category === 'oneWay')
  const lineCode = values.line || lines[0]?.lineCode || ''
  const date = values.day || civilDateAt(now)
  const query = useDepartures({ lineCode, date })
  const isWithoutLine = lineCode === '' && hasFailed(known)
  return {
    lines,
    lineCode,
    date,
    rows: query.data,
    error: query.error,
    isFetching: query.isFetching,
    state: isWithoutLine ? ('failed' as const) : toTableState(query),
    retry: () => void (isWithoutLine ? known.refetch() : query.refetch()),
  }
}
