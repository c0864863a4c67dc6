import { addRefund, getRefund } from '../refund-ledger.repository'
import { type EveryMethod, fakePaymentMethod } from './fake-payment-method.request'
import type { PaymentService } from './start-payment-service'
import { storePayment } from './store-payment'

/** A paid order, and a pending refund of HK$10.00 of its money; no letters. */
export const oweRefund = async (service: PaymentService, payType: EveryMethod) => {
  const { context, clock } = service
  const { currency, listTransactions } = fakePaymentMethod(service, payType)
  const member = await service.member()
  const orderNo = await member.placeOrder('2026-11-28', currency)
  const request_no = await storePayment(service, orderNo, payType)
  await service.runOutbox()
  service.letters.length = 0
  const refundNo = `R-${request_no}`
  const money = { captured_cents: currency === 'CNY' ? 5800 : 6500, amount_cents: 1000, currency }
  const about = { refund_no: refundNo, order_no: orderNo, request_no, provider: payType, ...money }
  await addRefund(context.db, { ...about, reason: 'paid-twice', language: 'en', created_at: clock.now() })
  return {
    orderNo,
    row: () => getRefund(context.db, refundNo),
    listRefunds: () => listTransactions(orderNo).filter((each) => each.startsWith('REFUND')),
  }
}
