import type { LineOnSale, LineSales } from '@shuttle/calls'
import { currencyForOrigin, seatsNeeded } from '@shuttle/domain'
import { useNow, useSession } from '@shuttle/host'
import { useFares } from '../api/fares.queries'
import { useLineSales } from '../api/line-sales.queries'
import { useSessions } from '../api/sessions.queries'
import { useSoldOutDays } from '../api/sold-out-days'
import { fareChoices, fareTypeInForce } from '../domain/fare-choices'
import { isSoldOut } from '../domain/order-draft-of'
import { isPriceComing } from '../domain/price-coming'
import { type Choices, travelDates } from '../domain/purchase-attempt-of'
import { sessionAt, sessionChoices } from '../domain/session-choices'
import { rideLineCode } from '../domain/trip-twin'
import { usePurchaseDraft } from '../state/use-purchase-draft'

const MINUTE_MS = 60_000

/** Until the policy is known: nothing is offered, and the line's own limits hold. */
const unknownSales = ({ limits, windowDays }: LineOnSale): LineSales => ({
  policy: [],
  settings: { limits, windowDays, peakDays: [] },
  soldTo: [],
})

/** What is chosen on a line, what may be chosen, and what is known about it, out of the draft, the cache and the rules. */
export const useTicketChoices = (line: LineOnSale) => {
  const { draft, change } = usePurchaseDraft(line.lineCode)
  const session = useSession()
  const now = useNow(MINUTE_MS)
  const level = session.kind === 'member' ? session.user.level : undefined
  const isRoundTrip = line.category === 'roundTrip'
  const currency = currencyForOrigin(line.originCode)
  const returnDate = isRoundTrip ? draft.returnDate : undefined

  const sales = useLineSales(line.lineCode)
  const fares = useFares({ lineCode: line.lineCode, currency }, draft.date)
  const backLineCode = rideLineCode(line, 'back')
  const backFares = useFares({ lineCode: backLineCode, currency }, returnDate)
  const soldOutDays = {
    out: useSoldOutDays(rideLineCode(line, 'out')).concat(useSoldOutDays(line.lineCode)),
    back: useSoldOutDays(backLineCode),
  }

  const [first, ...others] = travelDates({ line, draft })
  const offered =
    draft.date !== undefined && first !== undefined && sales.data && fares.data
      ? fareChoices(
          sales.data.policy,
          {
            lineCode: line.lineCode,
            dates: [first, ...others],
            level,
            onSale: fares.data.map((offer) => offer.fareType),
          },
          now,
        )
      : undefined
  const fareType = offered && fareTypeInForce(draft.fareType, offered)
  const offer = fares.data?.find((candidate) => candidate.fareType === fareType)
  const backOffer = backFares.data?.find((candidate) => candidate.fareType === fareType)

  const ridesSession = fareType === 'reserved'
  const out = useSessions(
    ridesSession && draft.date !== undefined ? { lineCode: rideLineCode(line, 'out'), date: draft.date } : undefined,
  )
  const back = useSessions(
    ridesSession && returnDate !== undefined ? { lineCode: backLineCode, date: returnDate } : undefined,
  )
  const chosenSessions = {
    out: sessionAt(out.data, draft.sessions.out),
    back: sessionAt(back.data, draft.sessions.back),
  }
  const seats = seatsNeeded(draft.counts)

  /** Day and night tickets: nothing left is another answer than too little left (purchase 8). */
  const soldOutWay = () => {
    if (ridesSession) return undefined
    if (offer && isSoldOut(offer, seats)) {
      const { seatsLeft = 0 } = offer
      if (seatsLeft > 0) return { what: 'seats', seatsLeft } as const
      return { what: draft.date && soldOutDays.out.includes(draft.date) ? 'day' : 'fare', seatsLeft } as const
    }
    if (!backOffer || !isSoldOut(backOffer, seats)) return undefined
    const { seatsLeft = 0 } = backOffer
    return { what: seatsLeft > 0 ? 'returnSeats' : 'return', seatsLeft } as const
  }
  const choices: Choices = {
    line,
    sales: sales.data ?? unknownSales(line),
    draft,
    fareType,
    sessions: chosenSessions,
    level,
  }
  const failed = sales.isError || fares.isError
  const isLoadingFares = draft.date !== undefined && !failed && (sales.isPending || fares.isPending)
  const isLoadingSessions =
    ridesSession &&
    ((draft.sessions.out !== undefined && out.isPending) || (draft.sessions.back !== undefined && back.isPending))
  return {
    choices,
    change,
    currency,
    isRoundTrip,
    offered,
    offer,
    soldOut: soldOutWay(),
    soldOutDays,
    failed,
    /** The passenger has done their part: the service has not told yet what a price is asked with. */
    isPriceComing: isPriceComing(choices, isLoadingSessions || isLoadingFares, now),
    sessions: {
      out: {
        choices: out.data && sessionChoices(out.data, { seats }, now),
        failed: out.isError,
        retry: () => void out.refetch(),
      },
      back: {
        choices: back.data && sessionChoices(back.data, { seats, after: chosenSessions.out }, now),
        failed: back.isError,
        retry: () => void back.refetch(),
      },
    },
    /** A session is chosen, and not yet known to run. */
    isLoadingSessions,
    isLoadingFares,
    /** Seats or fares are not what the screen shows. */
    askAgain: () => {
      if (sales.isError) void sales.refetch()
      void fares.refetch()
      if (returnDate !== undefined) void backFares.refetch()
      if (ridesSession) void out.refetch()
      if (ridesSession && returnDate !== undefined) void back.refetch()
    },
  }
}
