import type { LineOnSale } from '@shuttle/calls'
import { checkTravelDate, civilDateAt, currencyForOrigin, limitsOn, type PassengerLimits } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { hasFailed, useFares, useLineSales } from '@shuttle/queries'
import { useAirportTripSelection } from '../state/airport-trip-selection.store'

const MINUTE_MS = 60_000

/**
 * The trip selection on a line that is on sale, with its settings and the fares of the day; of today while none is
 * chosen.
 */
export const useAirportChoices = (line: LineOnSale) => {
  const selection = useAirportTripSelection()
  const now = useNow(MINUTE_MS)
  const sales = useLineSales(line.lineCode)
  const windowDays = sales.data?.settings.windowDays ?? line.windowDays
  const date =
    selection.date !== undefined && checkTravelDate(selection.date, now, windowDays) === undefined
      ? selection.date
      : undefined
  const fares = useFares(
    { lineCode: line.lineCode, currency: currencyForOrigin(line.originCode) },
    date ?? civilDateAt(now),
  )
  const limits: PassengerLimits = sales.data
    ? limitsOn(sales.data.settings, date === undefined ? [] : [date])
    : line.limits
  return {
    date,
    /** The chosen day is no longer on sale. */
    isStale: selection.date !== date,
    windowDays,
    limits,
    /** The types on sale are not known yet. */
    isLoadingSales: sales.isPending,
    soldTo: sales.data?.soldTo ?? [],
    soldOutDays: sales.data?.soldOutDates.outbound ?? [],
    fares,
    failed: [fares, sales].find(hasFailed),
    fare: fares.data?.find(({ fareType }) => fareType === 'reserved'),
  }
}
