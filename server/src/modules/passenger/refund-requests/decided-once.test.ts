import { transaction } from '../../../database/transaction'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import { watchTransactions } from '../../../testing/watch-transactions'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { lockOrder } from '../orders'
import type { BoughtOrder } from '../ticket-refunds/testing/buy-tickets.request'
import { recordCheck } from '../ticket-use'
import { approveRequest, rejectRequest } from '.'
import {
  buyWithCoupon,
  queryRequest,
  sendRequest,
  trySendRequest,
  withdraw,
} from './testing/refund-request-calls.request'

const ROUNDS = inLarge(4, 2)
const TIMES = inLarge(50, 12)

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

const db = () => service.context.db
const now = () => service.clock.now()
const decision = (requestNo: string) => ({ requestNo, decidedBy: 'staff-1', answerText: 'No.', now: now() })
const approve = (requestNo: string) => transaction(db(), (trx) => approveRequest(trx, decision(requestNo)))
const reject = (requestNo: string) => transaction(db(), (trx) => rejectRequest(trx, decision(requestNo)))
const check = (ticketNo: string) =>
  recordCheck(db(), { check_id: `G ${ticketNo}`, ticket_no: ticketNo, checked_at: now(), gate: 'G', device: '' }, now())
const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
const isWithdrawn = async (order: BoughtOrder, requestNo: string) =>
  (await withdraw(order, requestNo)).code === 'SUCCESS'
/**
 * State of the request, valid tickets, refunds of the order, and the number of mails to its passenger about the end.
 */
const readOutcome = async (order: BoughtOrder) => {
  const tickets = db().selectFrom('tickets').select('status').where('order_no', '=', order.orderNo)
  const refunds = db().selectFrom('refunds').select('refund_no').where('order_no', '=', order.orderNo)
  const valid = (await tickets.execute()).filter(({ status }) => status === 'valid').length
  const { request } = (await queryRequest(order)).data
  const mails = db().selectFrom('outbox').select('payload').where('kind', '=', 'mail:refund-request')
  const ends = (await mails.execute()).filter(
    ({ payload }) => payload.includes(request?.requestNo ?? '') && !payload.includes('waiting'),
  )
  return { state: request?.state, valid, refunds: (await refunds.execute()).length, ends: ends.length }
}
const rounds = async (work: (order: BoughtOrder, requestNo: string) => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    await work(order, requestNo)
  }
}

describe('[D3.request.3] concurrent ends of a request', () => {
  it('a concurrent check and approval end a request once: overtaken with nothing refunded, or approved', () =>
    rounds(async (order, requestNo) => {
      const [, isApproved] = await Promise.all([check(order.tickets[0] ?? ''), succeeds(approve(requestNo))])
      const expected = isApproved
        ? { state: 'APPROVED', valid: 0, refunds: 1, ends: 1 }
        : { state: 'OVERTAKEN', valid: 1, refunds: 0, ends: 1 }
      expect(await readOutcome(order)).toEqual(expected)
    }))

  it('a collection before the approval closes the request, without a deadlock', async () => {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    const faults = watchTransactions(db())
    const { one, other } = await inThisOrder(db(), (trx) => lockOrder(trx, order.orderNo), [
      () => check(order.tickets[0] ?? ''),
      () => succeeds(approve(requestNo)),
    ])
    expect([await one, await other, faults]).toEqual([true, false, ['REFUND_REQUEST_CLOSED']])
    expect(await readOutcome(order)).toEqual({ state: 'OVERTAKEN', valid: 1, refunds: 0, ends: 1 })
  })

  it('one of a concurrent withdrawal and approval decides a request, the other fails', () =>
    rounds(async (order, requestNo) => {
      const [withdrawn, approved] = await Promise.all([isWithdrawn(order, requestNo), succeeds(approve(requestNo))])
      expect([withdrawn, approved].filter(Boolean)).toHaveLength(1)
      const expected = approved
        ? { state: 'APPROVED', valid: 0, refunds: 1, ends: 1 }
        : { state: 'WITHDRAWN', valid: 1, refunds: 0, ends: 1 }
      expect(await readOutcome(order)).toEqual(expected)
    }))

  it('one of many concurrent approvals and rejections decides a request', async () => {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    const decided = await Promise.all(
      Array.from({ length: TIMES }, (_, at) => succeeds(at % 2 === 0 ? approve(requestNo) : reject(requestNo))),
    )
    expect(decided.filter(Boolean)).toHaveLength(1)
    const { valid, refunds, ends } = await readOutcome(order)
    expect([valid + refunds, ends]).toEqual([1, 1])
  })

  it('[D3.request.2] one of many concurrent requests for an order waits, the others are refused', async () => {
    const order = await buyWithCoupon(service)
    const answers = await Promise.all(Array.from({ length: TIMES }, () => trySendRequest(order, { totalFee: 550 })))
    expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'REFUND_REQUEST_OPEN')).toHaveLength(TIMES - 1)
  })

  it('a check and an approval both find a request waiting when lock and guarded update are missing (negative control)', async () => {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    let readers = 0
    let open = () => {}
    const bothHaveRead = new Promise<void>((done) => {
      open = done
    })
    const decideNaively = (state: 'approved' | 'overtaken') =>
      db()
        .transaction()
        .execute(async (trx) => {
          const read = trx.selectFrom('refund_requests').select('state').where('request_no', '=', requestNo)
          const found = await read.executeTakeFirstOrThrow()
          readers += 1
          if (readers === 2) open()
          await bothHaveRead
          if (found.state !== 'waiting') return false
          const change = trx.updateTable('refund_requests').set({ state, ended_at: now() })
          const { numUpdatedRows } = await change.where('request_no', '=', requestNo).executeTakeFirst()
          return numUpdatedRows === 1n
        })
    expect(await Promise.all([decideNaively('approved'), decideNaively('overtaken')])).toEqual([true, true])
  })
})
