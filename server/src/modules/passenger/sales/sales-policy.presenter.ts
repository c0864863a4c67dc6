import type { LineSettings, PassengerType, SalesPolicy, SalesRule } from '@shuttle/domain'
import type { querySalesPolicyCall, salesRuleRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireFareType, wirePassengerType } from '../../../http/wire-codes.presenter'
import type { FaresOnSale } from './fares-on-sale.repository'
import type { SeatsOfDays } from './seats-of-days.repository'

export const presentSalesRule = (rule: SalesRule): z.infer<typeof salesRuleRow> => ({
  kind: rule.kind,
  feeTypes: 'fareTypes' in rule ? rule.fareTypes.map(wireFareType) : [],
  aboveLevel: 'aboveLevel' in rule ? rule.aboveLevel : 0,
  need: rule.kind === 'passenger-details' ? rule.need : '',
  notice: rule.kind === 'notice' ? rule.notice : '',
  appliesTo: [...rule.appliesTo],
  dateFrom: rule.from ?? '',
  dateTo: rule.until ?? '',
})

/** `manage/query.sales.policy`: the rules of a line, its own settings, its passenger types, days and fares. */
export const presentLineSales = (
  policy: SalesPolicy,
  { limits, windowDays, peakDays }: LineSettings,
  { soldTo, seats, fares }: { soldTo: readonly PassengerType[]; seats: SeatsOfDays; fares: FaresOnSale },
): z.infer<(typeof querySalesPolicyCall)['answer']>['responseData'] => ({
  rules: policy.map(presentSalesRule),
  maxPerOrder: limits.maxPerOrder,
  maxChildren: limits.maxChildren,
  bookingWindowDays: windowDays,
  onlineConcession: limits.onlineConcession ?? true,
  peakDays: peakDays.map((peak) => ({ dateFrom: peak.from, dateTo: peak.until, maxPerOrder: peak.maxPerOrder })),
  ticketTypes: soldTo.map(wirePassengerType),
  soldOutDates: seats.outbound.soldOut,
  soldOutReturnDates: seats.inbound.soldOut,
  fewSeats: seats.outbound.few,
  fewReturnSeats: seats.inbound.few,
  dayFares: fares.days.map(({ date, lowest }) => ({ date, lowest })),
  fareRanges: fares.ranges.map(({ fareType, passengerType, lowest, highest }) => ({
    feeType: wireFareType(fareType),
    ticketType: wirePassengerType(passengerType),
    lowest,
    highest,
  })),
})
