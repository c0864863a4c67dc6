import type { FareRange, LineSettings, PassengerType, SalesPolicy, SalesRule } from '@shuttle/domain'
import type { querySalesPolicyCall, salesRuleRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireFareType, wirePassengerType } from '../../../http/wire-codes.presenter'
import type { SoldOutDates } from './sold-out-dates.repository'

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
  { soldTo, soldOut, fares }: { soldTo: readonly PassengerType[]; soldOut: SoldOutDates; fares: readonly FareRange[] },
): z.infer<(typeof querySalesPolicyCall)['answer']>['responseData'] => ({
  rules: policy.map(presentSalesRule),
  maxPerOrder: limits.maxPerOrder,
  maxChildren: limits.maxChildren,
  bookingWindowDays: windowDays,
  onlineConcession: limits.onlineConcession ?? true,
  peakDays: peakDays.map((peak) => ({ dateFrom: peak.from, dateTo: peak.until, maxPerOrder: peak.maxPerOrder })),
  ticketTypes: soldTo.map(wirePassengerType),
  soldOutDates: soldOut.outbound,
  soldOutReturnDates: soldOut.inbound,
  fareRanges: fares.map(({ fareType, passengerType, lowest, highest }) => ({
    feeType: wireFareType(fareType),
    ticketType: wirePassengerType(passengerType),
    lowest,
    highest,
  })),
})
