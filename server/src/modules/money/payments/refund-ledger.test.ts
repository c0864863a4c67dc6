import { addRefund } from './refund-ledger.repository'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

const TAKEN = { code: '23505' }
const CHECK_VIOLATED = { code: '23514' }

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

/** A paid order of one ticket, and two refunds of nothing for it. */
const aTicket = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  const { orderReqno, sessionId } = await member.openPayment(orderNo)
  await service.sandbox.payByCard(sessionId)
  await member.confirm(orderNo, orderReqno)
  const { db } = service.context
  const tickets = db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
  const { ticket_no } = await tickets.executeTakeFirstOrThrow()
  const money = {
    captured_cents: 6500,
    amount_cents: 5850,
    currency: 'HKD',
    reason: 'no-seats',
    language: 'en',
  } as const
  const about = { order_no: orderNo, request_no: orderReqno, provider: 'MasterCard', created_at: 0, ...money }
  await addRefund(db, { refund_no: `R1-${orderNo}`, ...about })
  await addRefund(db, { refund_no: `R2-${orderNo}`, ...about })
  const add = (refund: 'R1' | 'R2', cents: { paid: number; fee: number; refund: number }) =>
    db
      .insertInto('refund_items')
      .values({
        ...{ refund_no: `${refund}-${orderNo}`, ticket_no },
        ...{ paid_cents: cents.paid, fee_cents: cents.fee, refund_cents: cents.refund },
      })
      .execute()
  return { orderNo, add }
}

describe('[D3.refund.7, D3.refund.10] constraints of the ledger tables', () => {
  it('the tables allow one refund of a ticket', async () => {
    const { add } = await aTicket()
    await add('R1', { paid: 6500, fee: 650, refund: 5850 })
    await expect(add('R2', { paid: 6500, fee: 650, refund: 5850 })).rejects.toMatchObject(TAKEN)
    await expect(add('R1', { paid: 6500, fee: 650, refund: 5850 })).rejects.toMatchObject(TAKEN)
  })
  it.each([
    { paid: 6500, fee: 650, refund: 5851 },
    { paid: 6500, fee: -1, refund: 6501 },
    { paid: 6500, fee: 6501, refund: -1 },
  ])('the tables require fee and refund to sum to the share: %j', async (cents) => {
    const { add } = await aTicket()
    await expect(add('R1', cents)).rejects.toMatchObject(CHECK_VIOLATED)
  })
  it.each([
    ['done and still to be checked', { state: 'done' }],
    ['pending without a next check', { next_check_at: null }],
    ['failed without a next check', { state: 'failed', next_check_at: null }],
    ['below nothing', { amount_cents: -1 }],
  ] as const)('the tables refuse a refund that is %s', async (_name, change) => {
    const { orderNo } = await aTicket()
    const update = service.context.db.updateTable('refunds').set(change).where('refund_no', '=', `R1-${orderNo}`)
    await expect(update.execute()).rejects.toMatchObject(CHECK_VIOLATED)
  })
})
