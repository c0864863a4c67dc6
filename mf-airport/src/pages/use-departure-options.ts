import type { CivilDate } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { hasFailed, useDepartures } from '@shuttle/queries'
import { useEffect, useEffectEvent } from 'react'
import type { AirportLineCode } from '../domain/airport-trip-selection'
import { type Connection, departureOptions, type PresentDeparture } from '../domain/departure-options'

const MINUTE_MS = 60_000

interface DepartureOptionsQuery {
  lineCode: AirportLineCode
  connection: Connection
  /** At most three. */
  days: readonly CivilDate[]
  seats: number
  /** The departure of an order that is being changed. */
  present?: PresentDeparture | undefined
}

/**
 * The departures of some days with their current state, read again every minute and when the page becomes visible
 * again.
 */
export const useDepartureOptions = ({ lineCode, connection, days, seats, present }: DepartureOptionsQuery) => {
  const now = useNow(MINUTE_MS)
  const ride = (day: CivilDate | undefined) => (day === undefined ? undefined : { lineCode, date: day })
  const three = [useDepartures(ride(days[0])), useDepartures(ride(days[1])), useDepartures(ride(days[2]))]
  const queries = three.slice(0, days.length)
  const refresh = useEffectEvent(() => {
    for (const query of queries) if (query.data && query.isStale) void query.refetch({ cancelRefetch: false })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute refetches the stale queries
  useEffect(() => refresh(), [now])

  const toOptions = (answers: readonly { data?: Parameters<typeof departureOptions>[0] | undefined }[]) =>
    departureOptions(
      answers.flatMap(({ data = [] }) => data),
      connection,
      { seats, present },
      now,
    )
  /** Reads all days again; returns their current departures, or undefined if that failed. */
  const readAgain = async () => {
    const answers = await Promise.all(queries.map((query) => query.refetch()))
    return answers.some(({ isError }) => isError) ? undefined : toOptions(answers)
  }
  return {
    /** Days whose query failed; a retry reads all of them. */
    failed: queries.some(hasFailed)
      ? { isFetching: queries.some(({ isFetching }) => isFetching), refetch: readAgain }
      : undefined,
    /** Undefined while they load. */
    options: queries.every(({ data }) => data !== undefined) ? toOptions(queries) : undefined,
    readAgain,
  }
}
