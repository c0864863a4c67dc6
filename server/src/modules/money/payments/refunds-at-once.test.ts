import type { Instant } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import { barrier } from '../../../testing/barrier'
import { inLarge } from '../../../testing/in-large'
import { checkOpenRefunds } from './check-open-refunds'
import { addRefund, claimRefund, getRefund, REFUND_LEASE_MS } from './refund-ledger.repository'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

const CHECKERS = inLarge(8, 4)
const REFUNDS = inLarge(12, 5)

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(async () => {
  await service.context.db.deleteFrom('refunds').execute()
  await service.startAnew()
})

const many = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Paid orders with a whole refund each that is due now; answers their numbers. */
const oweMany = () =>
  many(REFUNDS, async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    await service.sandbox.payByCard(sessionId)
    await member.confirm(orderNo, orderReqno)
    const money = { captured_cents: 6500, amount_cents: 6500, currency: 'HKD', reason: 'paid-twice' } as const
    const about = { refund_no: `R-${orderReqno}`, order_no: orderNo, request_no: orderReqno, provider: 'MasterCard' }
    await addRefund(service.context.db, { ...about, ...money, language: 'en', created_at: service.clock.now() })
    return about.refund_no
  })
const listRefundsAtProvider = () =>
  [...service.sandbox.state.orders.values()].flatMap(({ transactions }) =>
    transactions.filter(({ type }) => type === 'REFUND').map(({ id }) => id),
  )
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('many checkers at once', () => {
  it('[D3.refund.7] concurrent checkers check each refund once, and the money is refunded once', async () => {
    const refundNos = await oweMany()
    const context = { ...service.context, methods: service.methods }
    expect(sum(await many(CHECKERS, () => checkOpenRefunds(context)))).toBe(REFUNDS)
    const rows = await Promise.all(refundNos.map((refundNo) => getRefund(service.context.db, refundNo)))
    expect(rows.map(({ state, checks }) => [state, checks])).toEqual(Array(REFUNDS).fill(['done', 1]))
    expect(
      listRefundsAtProvider()
        .filter((id) => refundNos.includes(id))
        .toSorted(),
    ).toEqual(refundNos.toSorted())
    await service.runOutbox()
    expect(service.letters.filter(({ subject }) => subject.includes('refunded'))).toHaveLength(REFUNDS)
  })

  it('checkers leave a refund to its claim, and take it over when the lease is over', async () => {
    const numbers = await oweMany()
    const now = service.clock.now()
    const claimAll = async (at: Instant) =>
      (await Promise.all(numbers.map((refundNo) => claimRefund(service.context.db, refundNo, at)))).filter(Boolean)
    expect(await claimAll(now)).toHaveLength(REFUNDS)
    expect(await claimAll(now + REFUND_LEASE_MS - 1)).toEqual([])
    expect(await claimAll(now + REFUND_LEASE_MS)).toHaveLength(REFUNDS)
  })

  it('two checks take the same refund when each reads before it writes (negative control)', async () => {
    await oweMany()
    const allHaveRead = barrier(2)
    const claimNaively = (now: Instant) =>
      transaction(service.context.db, async (trx) => {
        const due = await trx.selectFrom('refunds').select('refund_no').where('next_check_at', '<=', now).execute()
        await allHaveRead()
        for (const { refund_no } of due)
          await trx
            .updateTable('refunds')
            .set({ next_check_at: now + REFUND_LEASE_MS })
            .where('refund_no', '=', refund_no)
            .execute()
        return due.length
      })
    expect(sum(await many(2, () => claimNaively(service.clock.now())))).toBe(2 * REFUNDS)
  })
})
