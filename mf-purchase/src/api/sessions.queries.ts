import { fetchDepartures } from '@shuttle/calls'
import type { CivilDate } from '@shuttle/domain'
import { skipToken, useQuery } from '@tanstack/react-query'
import { sessionsKey } from './query-keys'

const SESSIONS_STALE_MS = 15_000

/** Booked departures of a one-way line on a day, with seats left; asks nothing until both are wanted. */
export const useSessions = (ride: { lineCode: string; date: CivilDate } | undefined) =>
  useQuery({
    queryKey: sessionsKey(ride?.lineCode ?? '', ride?.date ?? ''),
    queryFn: ride === undefined ? skipToken : ({ signal }) => fetchDepartures(ride, { signal }),
    staleTime: SESSIONS_STALE_MS,
    refetchOnReconnect: true,
    meta: { shownInPlace: true },
  })
