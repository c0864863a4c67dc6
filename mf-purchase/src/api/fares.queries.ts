import { fetchFares } from '@shuttle/calls'
import type { CivilDate, Currency } from '@shuttle/domain'
import { skipToken, useQuery } from '@tanstack/react-query'
import { faresKey } from './query-keys'

const FARES_STALE_MS = 30_000

/** Fare types on sale for a line on a day; asks nothing until a day is chosen. */
export const useFares = (line: { lineCode: string; currency: Currency }, date: CivilDate | undefined) =>
  useQuery({
    queryKey: faresKey(line.lineCode, date ?? ''),
    queryFn: date === undefined ? skipToken : ({ signal }) => fetchFares({ ...line, date }, { signal }),
    staleTime: FARES_STALE_MS,
    refetchOnReconnect: true,
    meta: { shownInPlace: true },
  })
