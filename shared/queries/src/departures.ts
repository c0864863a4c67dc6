import { fetchDepartures } from '@shuttle/calls'
import type { CivilDate } from '@shuttle/domain'
import { skipToken, useQuery } from '@tanstack/react-query'

const STALE_MS = 15_000

/**
 * Reserved departures of a one-way line on a day, with seats left; sends nothing without a ride. `isSecondary` if they
 * are secondary content of the page.
 */
export const useDepartures = (ride: { lineCode: string; date: CivilDate } | undefined, { isSecondary = false } = {}) =>
  useQuery({
    queryKey: ['departures', ride?.lineCode ?? '', ride?.date ?? ''],
    queryFn: ride === undefined ? skipToken : ({ signal }) => fetchDepartures(ride, { signal }),
    staleTime: STALE_MS,
    refetchOnReconnect: true,
    meta: { isSecondary },
  })
