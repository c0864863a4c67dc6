import type { RefundPolicy, SoldProduct } from '@shuttle/domain'
import { queryRefundPolicyCall, type refundPolicyRow } from '@shuttle/wire'
import { dayFromWire, FARE_TYPE, readKnown, toCode } from '../codes'
import { type CallOptions, callService } from '../send-call'

export const soldProductToWire = ({ lineCode, fareType }: SoldProduct) => ({
  lineCode,
  feeType: toCode(FARE_TYPE, fareType),
})

export const refundPolicyFromWire = (row: (typeof refundPolicyRow)['_zod']['output']): RefundPolicy => ({
  id: row.policyId,
  from: dayFromWire(row.dateFrom),
  until: dayFromWire(row.dateTo),
  clock: row.clock === 'SALE' ? 'sinceSale' : 'beforeDeparture',
  tiers: row.tiers.map(({ minutes, rate }) => ({ minutes, basisPoints: rate })),
  cutoffMinutes: row.cutoffMinutes,
  isAutomatic: row.automatic,
  rounding: row.rounding === 'CENT' ? 'cent' : 'unit',
  minimumFee: row.minimumFee,
  couponOrders: row.couponOrders === 'MANUAL' ? 'byHand' : 'cashPart',
  discountedTickets: row.discountedTickets === 'MANUAL' ? 'byHand' : 'asOthers',
  lineCodes: row.lineCodes,
  fareTypes: row.feeTypes.flatMap((raw) => readKnown(FARE_TYPE, raw) ?? []),
  isForceMajeureFull: row.forceMajeureFull,
  windowDays: row.windowDays,
  ...(row.paused && { isPaused: true }),
})

/** The policy a ticket of this line and fare type is sold under now. Public. An order carries its own version. */
export const fetchRefundPolicy = async (product: SoldProduct, options: CallOptions = {}): Promise<RefundPolicy> =>
  refundPolicyFromWire((await callService(queryRefundPolicyCall, soldProductToWire(product), options)).responseData)
