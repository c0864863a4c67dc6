import { DAY_MS } from '@shuttle/domain'
import { transaction } from '../../database/transaction'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { recordLateSuccess } from './record-late-success'
import { getRefund } from './refund-ledger.repository'
import { claimSettlements, type RefundSettlementRow, storeNextLook } from './refund-settlements.repository'
import { toProviderRefund } from './to-provider-refund'

/** A refund that was settled outside is asked about once a day for so long. */
const LOOK_DAYS = 90

const lookAt = async (context: PaymentContext, settlement: RefundSettlementRow): Promise<void> => {
  const { db, clock, log, metrics } = context
  const { refund_no: refundNo, settled_at, looks } = settlement
  const next = clock.now() + DAY_MS
  await storeNextLook(db, refundNo, next <= settled_at + LOOK_DAYS * DAY_MS ? next : null)
  try {
    const refund = await getRefund(db, refundNo)
    const asked = await toProviderRefund(context, refund)
    // A question only: what was settled is never asked for again.
    const known = asked && (await asked.provider.queryRefund(asked.request))
    if (known?.state !== 'done') return
    if (!(await transaction(db, (trx) => recordLateSuccess(trx, refund, clock.now())))) return
    log.error({ refundNo, orderNo: refund.order_no }, 'the provider gave back what was settled outside, staff must act')
    countPaymentEvent(metrics, 'refund_settled_twice_total', refund.provider)
  } catch (error) {
    log.warn({ err: error, refundNo, looks }, 'a refund that was settled outside could not be asked about')
  }
}

/** Asks providers whether they gave back what staff had settled outside. Returns how many refunds it looked at. */
export const checkSettledRefunds = async (context: PaymentContext): Promise<number> => {
  const settlements = await claimSettlements(context.db, context.clock.now())
  for (const settlement of settlements) await lookAt(context, settlement)
  return settlements.length
}
