import { useNow } from '@shuttle/host'
import { hasFailed, useLineNames } from '@shuttle/queries'
import { toTableState } from '../../kit/to-table-state'
import { toShownDay } from '../domain/departures-address'
import { useDepartures } from '../state/use-departures'
import { useDeparturesAddress } from './use-departures-address'

/** Recomputes each minute what today means. */
const MINUTE_MS = 60_000

/** The line and day of the URL, and their departures. Seats are counted by one-way line. */
export const useShownDepartures = () => {
  const { address } = useDeparturesAddress()
  const now = useNow(MINUTE_MS)
  const known = useLineNames()
  const lines = (known.data ?? []).filter(({ category }) => category === 'oneWay')
  const lineCode = address.line || lines[0]?.lineCode || ''
  const date = toShownDay(address, now)
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
