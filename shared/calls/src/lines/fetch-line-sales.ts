import type {
  CivilDate,
  DayFare,
  Direction,
  FareRange,
  FareType,
  LineSettings,
  PassengerType,
  SalesPolicy,
  SalesRule,
} from '@shuttle/domain'
import { querySalesPolicyCall, type salesRuleRow } from '@shuttle/wire'
import { dayFromWire, FARE_TYPE, PASSENGER_TYPE, readKnown } from '../codes'
import { type CallOptions, callService } from '../send-call'

/** How one line is sold: the dated rules that concern it, and its own limits, window and peak days. */
export interface LineSales {
  policy: SalesPolicy
  settings: LineSettings
  /** Passenger types with a fare on some day from today on; empty where the answer has none. */
  soldTo: readonly PassengerType[]
  /** Days of the booking window without a seat of any ticket type, for each ride; empty where the answer has none. */
  soldOutDates: Readonly<Record<Direction, readonly CivilDate[]>>
  /** Days on which every ticket type has few seats left, for each ride; empty where the answer has none. */
  fewSeats: Readonly<Record<Direction, readonly { date: CivilDate; seatsLeft: number }[]>>
  /** The lowest adult fare of one leg on each day on sale, in the line's currency; empty where the answer has none. */
  dayFares: readonly DayFare[]
  /** What one leg costs over the days on sale, in the line's currency; empty where the answer has none. */
  fareRanges: readonly FareRange[]
}

type RuleRow = (typeof salesRuleRow)['_zod']['output']
type PolicyAnswer = (typeof querySalesPolicyCall)['answer']['_zod']['output']['responseData']

const fareTypesFromWire = (row: RuleRow): FareType[] => row.feeTypes.flatMap((raw) => readKnown(FARE_TYPE, raw) ?? [])

/** A rule this build does not know is left out: the service decides in any case. */
export const salesRuleFromWire = (row: RuleRow): SalesRule | undefined => {
  const { aboveLevel, appliesTo } = row
  const dated = { appliesTo, from: dayFromWire(row.dateFrom), until: dayFromWire(row.dateTo) }
  switch (row.kind) {
    case 'sells':
      return { kind: 'sells', fareTypes: fareTypesFromWire(row), ...dated }
    case 'restricts':
      return { kind: 'restricts', fareTypes: fareTypesFromWire(row), aboveLevel, ...dated }
    case 'passenger-details':
      return { kind: 'passenger-details', need: row.need === 'required' ? 'required' : 'optional', ...dated }
    case 'notice':
      if (row.notice !== 'RESERVED_ONLY') return undefined
      return { kind: 'notice', notice: row.notice, aboveLevel, ...dated }
    default:
      return undefined
  }
}

/** Leaves out a fare type or passenger type this build does not know, because it cannot sell it. */
const fareRangesFromWire = (rows: NonNullable<PolicyAnswer['fareRanges']>): FareRange[] =>
  rows.flatMap(({ feeType, ticketType, lowest, highest }) => {
    const fareType = readKnown(FARE_TYPE, feeType)
    const passengerType = readKnown(PASSENGER_TYPE, ticketType)
    return fareType && passengerType ? [{ fareType, passengerType, lowest, highest }] : []
  })

export const lineSalesFromWire = (answer: PolicyAnswer): LineSales => {
  const { maxPerOrder, maxChildren, onlineConcession } = answer
  return {
    policy: answer.rules.flatMap((row) => salesRuleFromWire(row) ?? []),
    settings: {
      limits: { maxPerOrder, maxChildren, onlineConcession },
      windowDays: answer.bookingWindowDays,
      peakDays: answer.peakDays.map((peak) => ({
        from: peak.dateFrom,
        until: peak.dateTo,
        maxPerOrder: peak.maxPerOrder,
      })),
    },
    soldOutDates: { outbound: answer.soldOutDates ?? [], inbound: answer.soldOutReturnDates ?? [] },
    fewSeats: { outbound: answer.fewSeats ?? [], inbound: answer.fewReturnSeats ?? [] },
    dayFares: answer.dayFares ?? [],
    fareRanges: fareRangesFromWire(answer.fareRanges ?? []),
    soldTo: (answer.ticketTypes ?? []).flatMap((raw) => readKnown(PASSENGER_TYPE, raw) ?? []),
  }
}

/** How a line is sold; the domain's rules evaluate any day with it. Public. Refused: LINE_NOT_FOUND. */
export const fetchLineSales = async (lineCode: string, options: CallOptions = {}): Promise<LineSales> =>
  lineSalesFromWire((await callService(querySalesPolicyCall, { lineCode }, options)).responseData)
