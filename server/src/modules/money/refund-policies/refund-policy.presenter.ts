import type { RefundPolicy } from '@shuttle/domain'
import type { refundPolicyRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireFareType } from '../../../http/wire-codes.presenter'

/** A version of the policy in wire form. */
export const presentRefundPolicy = (policy: RefundPolicy): z.infer<typeof refundPolicyRow> => ({
  policyId: policy.id,
  dateFrom: policy.from ?? '',
  dateTo: policy.until ?? '',
  clock: policy.clock === 'sinceSale' ? 'SALE' : 'DEPARTURE',
  tiers: policy.tiers.map(({ minutes, basisPoints }) => ({
    ...(minutes !== undefined && { minutes }),
    rate: basisPoints,
  })),
  cutoffMinutes: policy.cutoffMinutes,
  automatic: policy.isAutomatic,
  rounding: policy.rounding === 'cent' ? 'CENT' : 'UNIT',
  minimumFee: policy.minimumFee,
  couponOrders: policy.couponOrders === 'byHand' ? 'MANUAL' : 'CASH_PART',
  discountedTickets: policy.discountedTickets === 'byHand' ? 'MANUAL' : 'ALLOWED',
  lineCodes: [...policy.lineCodes],
  feeTypes: policy.fareTypes.map(wireFareType),
  forceMajeureFull: policy.isForceMajeureFull,
  ...(policy.windowDays !== undefined && { windowDays: policy.windowDays }),
  ...(policy.isPaused && { paused: true }),
})
