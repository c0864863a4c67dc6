import type { LineOnSale } from '@shuttle/calls'
import { currencyForOrigin, seatsNeeded } from '@shuttle/domain'
import { useNow, useSession } from '@shuttle/host'
import { hasFailed, useDepartures, useFares, useKnownFares, useLineSales } from '@shuttle/queries'
import { rideLineCode } from '../domain/counterpart-line'
import { departureChoices, findChosenDeparture } from '../domain/departure-choices'
import { fareChoices, fareTypeInForce } from '../domain/fare-choices'
import { findSoldOut, listSoldOutDays } from '../domain/sold-out'
import { type Choices, travelDates } from '../domain/to-purchase-check-input'
import { isPricePending } from '../domain/to-quote-request'
import { withoutStaleDates } from '../domain/trip-selection'
import { unknownSales } from '../domain/unknown-sales'
import { useTripSelection } from '../state/trip-selection.store'

const MINUTE_MS = 60_000

/** The selection on a line, the allowed choices, and the data about them, from the store, the cache and the rules. */
export const useTicketChoices = (line: LineOnSale) => {
  const stored = useTripSelection(line.lineCode)
  const { change } = stored
  const session = useSession()
  const now = useNow(MINUTE_MS)
  const level = session.kind === 'member' ? session.user.level : undefined
  const isRoundTrip = line.category === 'roundTrip'
  const currency = currencyForOrigin(line.originCode)
  const sales = useLineSales(line.lineCode)
  const lineSales = sales.data ?? unknownSales(line)
  const selection = withoutStaleDates(stored.selection, now, lineSales.settings.windowDays)
  const returnDate = isRoundTrip ? selection.returnDate : undefined

  const fares = useFares({ lineCode: line.lineCode, currency }, selection.date)
  const returnLineCode = rideLineCode(line, 'inbound')
  const returnFares = useFares({ lineCode: returnLineCode, currency }, returnDate)
  const outboundFares = useKnownFares(rideLineCode(line, 'outbound')).concat(useKnownFares(line.lineCode))
  const soldOutDays = {
    outbound: listSoldOutDays(lineSales.soldOutDates.outbound, outboundFares),
    inbound: listSoldOutDays(lineSales.soldOutDates.inbound, useKnownFares(returnLineCode)),
  }

  const [first, ...others] = travelDates({ line, selection })
  const fareOptions =
    selection.date !== undefined && first !== undefined && sales.data && fares.data
      ? fareChoices(
          sales.data.policy,
          {
            lineCode: line.lineCode,
            dates: [first, ...others],
            level,
            onSale: fares.data.map((each) => each.fareType),
          },
          now,
        )
      : undefined
  const fareType = fareOptions && fareTypeInForce(selection.fareType, fareOptions)
  const fare = fares.data?.find((candidate) => candidate.fareType === fareType)
  const returnFare = returnFares.data?.find((candidate) => candidate.fareType === fareType)

  const isReserved = fareType === 'reserved'
  const out = useDepartures(
    isReserved && selection.date !== undefined
      ? { lineCode: rideLineCode(line, 'outbound'), date: selection.date }
      : undefined,
    { isSecondary: true },
  )
  const back = useDepartures(
    isReserved && returnDate !== undefined ? { lineCode: returnLineCode, date: returnDate } : undefined,
    { isSecondary: true },
  )
  const chosenDepartures = {
    outbound: findChosenDeparture(out.data, selection.departures.outbound),
    inbound: findChosenDeparture(back.data, selection.departures.inbound),
  }
  const seats = seatsNeeded(selection.counts)

  const choices: Choices = {
    line,
    sales: lineSales,
    selection,
    fareType,
    departures: chosenDepartures,
    level,
  }
  const failed = [sales, fares, returnFares].some(hasFailed)
  const isLoadingFares = selection.date !== undefined && !failed && (sales.isPending || fares.isPending)
  const isLoadingDepartures =
    isReserved &&
    ((selection.departures.outbound !== undefined && out.isPending) ||
      (selection.departures.inbound !== undefined && back.isPending))
  return {
    choices,
    change,
    currency,
    isRoundTrip,
    /** Chosen days that are no longer on sale, such as those of a selection made before midnight. */
    isStale: {
      date: selection.date !== stored.selection.date,
      returnDate: isRoundTrip && selection.returnDate !== stored.selection.returnDate,
    },
    fareOptions,
    /** The fares of the chosen day, one for each ticket type. */
    fares: fares.data ?? [],
    fare,
    soldOut: isReserved
      ? undefined
      : findSoldOut(seats, {
          fare,
          returnFare,
          isDaySoldOut: selection.date !== undefined && soldOutDays.outbound.includes(selection.date),
        }),
    soldOutDays,
    /** Prices are those of the outbound day. */
    daySales: {
      outbound: { fewSeats: lineSales.fewSeats.outbound, fares: lineSales.dayFares, currency },
      inbound: { fewSeats: lineSales.fewSeats.inbound, fares: [], currency },
    },
    failed,
    /** The passenger has chosen everything; data that the price depends on is still loading. */
    isPricePending: isPricePending(choices, isLoadingDepartures || isLoadingFares, now),
    departures: {
      outbound: {
        choices: out.data && departureChoices(out.data, { seats }, now),
        failed: hasFailed(out) ? out : undefined,
      },
      inbound: {
        choices: back.data && departureChoices(back.data, { seats, after: chosenDepartures.outbound }, now),
        failed: hasFailed(back) ? back : undefined,
      },
    },
    /** A departure is chosen and not yet loaded. */
    isLoadingDepartures,
    isLoadingFares,
    /** Until then the fares before a day is chosen are unknown. */
    isLoadingSales: sales.isPending,
    /** Reloads seats and fares that have changed. */
    refetch: () => {
      if (sales.isError) void sales.refetch()
      void fares.refetch()
      if (returnDate !== undefined) void returnFares.refetch()
      if (isReserved) void out.refetch()
      if (isReserved && returnDate !== undefined) void back.refetch()
    },
  }
}
