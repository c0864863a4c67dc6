import type { RefundPolicy, SoldProduct } from '@shuttle/domain'
import type { refundPolicyRow } from '@shuttle/wire'
import { readKnown } from '../coded'
import { FARE_TYPE, toCode } from '../codes.mapper'

const dayOf = (text: string) => (text === '' ? undefined : text)

/** What a policy is asked for. */
export const soldProductToWire = ({ lineCode, fareType }: SoldProduct) => ({
  lineCode,
  feeType: toCode(FARE_TYPE, fareType),
})

export const refundPolicyFromWire = (row: (typeof refundPolicyRow)['_zod']['output']): RefundPolicy => ({
  id: row.policyId,
  from: dayOf(row.dateFrom),
  until: dayOf(row.dateTo),
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
})
