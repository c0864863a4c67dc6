import { DAY_MS } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import { OPEN_MS } from '../../../runtime/bulkheads/circuit-breaker'
import { type Bulkhead, runBulkheads } from '../../../runtime/bulkheads/run-bulkhead'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { QuestionDropped } from './payment-provider'
import { type ProviderBulkhead, providerBulkheads } from './provider-bulkheads'
import { recordLateSuccess } from './record-late-success'
import { getRefund } from './refund-ledger.repository'
import {
  claimSettlement,
  listDueSettlements,
  postponeSettlementCheck,
  type RefundSettlementRow,
  scheduleSettlementCheck,
} from './refund-settlements.repository'
import { toProviderRefund } from './to-provider-refund'

/** Days for which a refund that was settled outside is queried once a day. */
const RECHECK_DAYS = 90

const checkSettlement = async (context: PaymentContext, settlement: RefundSettlementRow): Promise<void> => {
  const { db, clock, log, metrics } = context
  const { refund_no: refundNo, settled_at, checks } = settlement
  const next = clock.now() + DAY_MS
  await scheduleSettlementCheck(db, refundNo, next <= settled_at + RECHECK_DAYS * DAY_MS ? next : null)
  try {
    const refund = await getRefund(db, refundNo)
    const providerRefund = await toProviderRefund(context, refund)
    // Query only: a settled refund is never requested again.
    const known = providerRefund && (await providerRefund.provider.queryRefund(providerRefund.request))
    if (known?.state !== 'done') return
    if (!(await transaction(db, (trx) => recordLateSuccess(trx, refund, clock.now())))) return
    log.error({ refundNo, orderNo: refund.order_no }, 'the provider gave back what was settled outside, staff must act')
    countPaymentEvent(metrics, 'refund_settled_twice_total', refund.provider)
  } catch (error) {
    if (error instanceof QuestionDropped) return postponeSettlementCheck(db, refundNo, clock.now() + OPEN_MS)
    log.warn({ err: error, refundNo, checks }, 'a refund that was settled outside could not be queried')
  }
}

/** Queries whether one provider has refunded what staff had settled outside. */
export const settlementBulkhead = (
  context: PaymentContext,
  { scope, capacity }: ProviderBulkhead,
): Bulkhead<string, RefundSettlementRow> => {
  const { db, clock } = context
  return {
    limit: 1,
    capacity: () => capacity(1),
    list: () => listDueSettlements(db, { scope, now: clock.now() }),
    claim: (refundNo) => claimSettlement(db, refundNo, clock.now()),
    handle: (settlement) => checkSettlement(context, settlement),
  }
}

/** All bulkheads once, in parallel; returns how many refunds were checked. */
export const checkSettledRefunds = (context: PaymentContext): Promise<number> =>
  runBulkheads(providerBulkheads(context).map((bulkhead) => settlementBulkhead(context, bulkhead)))
