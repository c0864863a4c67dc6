import { DAY_MS } from '@shuttle/domain'
import { transaction } from '../../database/transaction'
import { REST_MS } from '../../lanes/circuit-breaker'
import { type Lane, runLanes } from '../../lanes/run-lane'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { QuestionDropped } from './payment-provider'
import { type ProviderLane, providerLanes } from './provider-lanes'
import { recordLateSuccess } from './record-late-success'
import { getRefund } from './refund-ledger.repository'
import {
  claimSettlement,
  listDueSettlements,
  postponeLook,
  type RefundSettlementRow,
  storeNextLook,
} from './refund-settlements.repository'
import { toProviderRefund } from './to-provider-refund'

/** Days for which a refund that was settled outside is queried once a day. */
const LOOK_DAYS = 90

const lookAt = async (context: PaymentContext, settlement: RefundSettlementRow): Promise<void> => {
  const { db, clock, log, metrics } = context
  const { refund_no: refundNo, settled_at, looks } = settlement
  const next = clock.now() + DAY_MS
  await storeNextLook(db, refundNo, next <= settled_at + LOOK_DAYS * DAY_MS ? next : null)
  try {
    const refund = await getRefund(db, refundNo)
    const asked = await toProviderRefund(context, refund)
    // Query only: a settled refund is never requested again.
    const known = asked && (await asked.provider.queryRefund(asked.request))
    if (known?.state !== 'done') return
    if (!(await transaction(db, (trx) => recordLateSuccess(trx, refund, clock.now())))) return
    log.error({ refundNo, orderNo: refund.order_no }, 'the provider gave back what was settled outside, staff must act')
    countPaymentEvent(metrics, 'refund_settled_twice_total', refund.provider)
  } catch (error) {
    if (error instanceof QuestionDropped) return postponeLook(db, refundNo, clock.now() + REST_MS)
    log.warn({ err: error, refundNo, looks }, 'a refund that was settled outside could not be asked about')
  }
}

/** Queries whether one provider has refunded what staff had settled outside. */
export const settlementLane = (
  context: PaymentContext,
  { scope, room }: ProviderLane,
): Lane<string, RefundSettlementRow> => {
  const { db, clock } = context
  return {
    limit: 1,
    room: () => room(1),
    list: () => listDueSettlements(db, { scope, now: clock.now() }),
    claim: (refundNo) => claimSettlement(db, refundNo, clock.now()),
    handle: (settlement) => lookAt(context, settlement),
  }
}

/** All lanes once, in parallel; returns how many refunds were checked. */
export const checkSettledRefunds = (context: PaymentContext): Promise<number> =>
  runLanes(providerLanes(context).map((lane) => settlementLane(context, lane)))
