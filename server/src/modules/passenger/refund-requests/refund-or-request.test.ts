import { type Kysely, sql, type Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { applyWithoutLocks } from '../ticket-refunds/testing/apply-without-locks'
import { apply, type BoughtOrder, buyTickets, preview } from '../ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../ticket-refunds/testing/list-wrong-sums'
import { approveRequest, requestRefund } from '.'
import { queryRequest } from './testing/refund-request-calls.request'

const ROUNDS = inLarge(4, 2)

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
afterEach(async () => expect(await listWrongSums(db())).toEqual([]))

type Trx = Transaction<Database>
const db = (): Kysely<Database> => service.context.db
const now = () => service.clock.now()
/** The code of a call of the service's code: SUCCESS, its refusal, or the database's. */
const getCode = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'SUCCESS',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

/** Two adults with a quote of an automatic refund. A disrupted service lets the same tickets be requested as well. */
const prepare = async () => {
  const order = await buyTickets(service, { adult: 2 })
  const { quoteId, totalFee } = (await preview(order, order.tickets)).data
  return { order, quote: quoteId, fee: totalFee }
}
type Prepared = Awaited<ReturnType<typeof prepare>>
const refund = async ({ order, quote }: Prepared) => (await apply(order, quote)).code
const request = ({ order: { orderNo, member, tickets }, fee }: Prepared, on = db()) =>
  requestRefund(
    { db: on, methods: service.methods },
    {
      ...{ orderNo, accountId: member.accountId, tickets, fee, reason: 'service-disruption', reasonText: '' },
      ...{ email: 'contact@demo.test', idTail: '', proof: undefined, language: 'en', now: now() },
      key: { sent: undefined, requestHash: '' },
    },
  )
const approve = (requestNo: string, on = db()) =>
  transaction(on, (trx) => approveRequest(trx, { requestNo, decidedBy: 'staff-1', now: now() }))
const sendRequest = async (prepared: Prepared) => {
  await request(prepared)
  return (await queryRequest(prepared.order)).data.request?.requestNo ?? ''
}

/** Refunds of the order, its tickets by how often each was refunded, and the state of its request. */
const readOutcome = async ({ order }: Prepared) => {
  const refunds = await db().selectFrom('refunds').select('refund_no').where('order_no', '=', order.orderNo).execute()
  const items = db().selectFrom('refund_items').select('ticket_no').where('ticket_no', 'in', order.tickets)
  const times = (await items.execute()).length
  return { refunds: refunds.length, tickets: times, request: (await queryRequest(order)).data.request?.state }
}
const holdOrder =
  ({ orderNo }: BoughtOrder) =>
  (trx: Trx) =>
    trx.selectFrom('orders').select('order_no').where('order_no', '=', orderNo).forUpdate().execute()

describe('[D3.once.1] an automatic refund and an approval of a request for the same tickets', () => {
  const APPROVED = { refunds: 1, tickets: 2, request: 'APPROVED' }
  const ready = async () => {
    const prepared = await prepare()
    return { prepared, requestNo: await sendRequest(prepared) }
  }

  it('[D3.request.3] an approval refunds each ticket, and an automatic refund at the same moment is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { prepared, requestNo } = await ready()
      const codes = await Promise.all([refund(prepared), getCode(approve(requestNo))])
      expect(['REFUND_ALREADY_REFUNDED', 'REFUND_REQUEST_OPEN']).toContain(codes[0])
      expect(codes[1]).toBe('SUCCESS')
      expect(await readOutcome(prepared)).toEqual(APPROVED)
    }
  })

  it('an approval refunds each ticket, and an automatic refund before or after it is refused', async () => {
    for (const isRefundFirst of [true, false]) {
      const { prepared, requestNo } = await ready()
      const operations = [() => refund(prepared), () => getCode(approve(requestNo))] as const
      const { one, other } = await inThisOrder(
        db(),
        holdOrder(prepared.order),
        isRefundFirst ? operations : [operations[1], operations[0]],
      )
      expect([await one, await other].toSorted()).toEqual([
        isRefundFirst ? 'REFUND_REQUEST_OPEN' : 'REFUND_ALREADY_REFUNDED',
        'SUCCESS',
      ])
      expect(await readOutcome(prepared)).toEqual(APPROVED)
    }
  })

  it('only the unique rule of the ledger stops a second refund when the order is not locked (negative control)', async () => {
    const prepared = await prepare()
    const { order, quote } = prepared
    const unlocked = withoutRowLocks(db())
    // The refund has read a paid order when the request is sent and approved.
    const hold = (trx: Trx) =>
      trx.selectFrom('tickets').select('ticket_no').where('order_no', '=', order.orderNo).forUpdate().execute()
    const { one, other } = await inThisOrder(db(), hold, [
      () => applyWithoutLocks(service, order, quote),
      async () => {
        await request(prepared, unlocked)
        return getCode(approve((await queryRequest(order)).data.request?.requestNo ?? '', unlocked))
      },
    ])
    expect([await one, await other].toSorted()).toEqual(['23505', 'SUCCESS'])
  })
})

describe('[D3.once.1] an automatic refund and a request for the same tickets', () => {
  const REFUNDED = { refunds: 1, tickets: 2, request: undefined }
  const WAITING = { refunds: 0, tickets: 0, request: 'WAITING' }

  it('[D3.request.2] one of a concurrent refund and request for the same tickets is stored, the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const prepared = await prepare()
      const [refunded, requested] = await Promise.all([refund(prepared), getCode(request(prepared))])
      const refusal = refunded === 'SUCCESS' ? 'REFUND_ALREADY_REFUNDED' : 'REFUND_REQUEST_OPEN'
      expect([refunded, requested].toSorted()).toEqual([refusal, 'SUCCESS'])
      expect(await readOutcome(prepared)).toEqual(refunded === 'SUCCESS' ? REFUNDED : WAITING)
    }
  })

  it('a second refund or request for the same tickets is refused', async () => {
    for (const isRefundFirst of [true, false]) {
      const prepared = await prepare()
      const operations = [() => refund(prepared), () => getCode(request(prepared))] as const
      const { one, other } = await inThisOrder(
        db(),
        holdOrder(prepared.order),
        isRefundFirst ? operations : [operations[1], operations[0]],
      )
      expect([await one, await other]).toEqual([
        'SUCCESS',
        isRefundFirst ? 'REFUND_ALREADY_REFUNDED' : 'REFUND_REQUEST_OPEN',
      ])
      expect(await readOutcome(prepared)).toEqual(isRefundFirst ? REFUNDED : WAITING)
    }
  })

  it('staff get a request for refunded tickets when the order is not locked (negative control)', async () => {
    const prepared = await prepare()
    const hold = (trx: Trx) => sql`lock table refund_quotes in share mode`.execute(trx)
    const { one, other } = await inThisOrder(db(), hold, [
      () => applyWithoutLocks(service, prepared.order, prepared.quote),
      () => getCode(request(prepared, withoutRowLocks(db()))),
    ])
    expect([await one, await other]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await readOutcome(prepared)).toEqual({ ...REFUNDED, request: 'WAITING' })
  })
})
