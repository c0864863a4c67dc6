import { randomUUID } from 'node:crypto'
import { REFUND_PROOF_MAX_BYTES } from '@shuttle/domain'
import { applyRefundRequestCall, queryRefundRequestCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { type BoughtOrder, buyTickets } from '../ticket-refunds/testing/buy-tickets.request'
import { A_SCRIPT, aPicture } from './testing/proof-file'
import {
  buyWithCoupon,
  queryRequest,
  sendRequest,
  trySendRequest,
  withdraw,
} from './testing/refund-request-calls.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000

let service: PaymentService
/** Its one passenger gave `A123456(7)`. */
let order: BoughtOrder
beforeAll(async () => {
  service = await startPaymentService()
  service.clock.set(NOON)
  order = await buyWithCoupon(service, { line: 'HKGMAC', adult: 2, named: ['Chan', 'A123456(7)'] })
})
afterAll(() => service.close())
beforeEach(() => service.clock.set(NOON))

const db = () => service.context.db
const countRows = async () => (await db().selectFrom('refund_requests').select('request_no').execute()).length
const right = { idTail: '4567' }
const proofOf = (content: string) => ({ ...right, proofFile: content })

describe('[A8.server.1] a request is refused, and nothing changes', () => {
  it.each<[string, object, string]>([
    ['for an unknown reason', { ...right, reasonCode: 'BORED' }, 'BAD_REQUEST'],
    ['without a reason', { ...right, reasonCode: undefined }, 'BAD_REQUEST'],
    ['for another reason without text', { ...right, reasonCode: 'OTHER', reasonText: ' ' }, 'BAD_REQUEST'],
    ['with a malformed e-mail', { ...right, email: 'me@' }, 'EMAIL_MALFORMED'],
    ['[D3.refund.2] with a wrong tail of the identity number', { idTail: '4568' }, 'REFUND_ID_TAIL_WRONG'],
    ['for a foreign ticket', { ...right, tickets: ['T0'] }, 'REFUND_TICKET_ABNORMAL'],
    ['at another fee than that of the moment', { ...right, totalFee: 1 }, 'REFUND_FEE_CHANGED'],
    ['[D3.request.5] with a page for a proof', proofOf(A_SCRIPT), 'REFUND_PROOF_UNREADABLE'],
    ['[D3.request.5] with text that is no file', proofOf('%%%'), 'BAD_REQUEST'],
    [
      '[D3.request.5] with a proof of one byte too many',
      proofOf(aPicture(REFUND_PROOF_MAX_BYTES + 1)),
      'REFUND_PROOF_TOO_LARGE',
    ],
    ['[D3.request.5] with a proof of ten megabytes', proofOf(aPicture(10_000_000)), 'REFUND_PROOF_TOO_LARGE'],
  ])('a request is refused %s', async (_name, change, code) => {
    expect((await trySendRequest(order, change)).code).toBe(code)
    expect([await countRows(), await service.getStatus(order.orderNo)]).toEqual([0, 'paid'])
  })

  it('a request is refused for a doubled ticket, and for one of another order', async () => {
    const other = await buyTickets(service, { date: '2026-11-25' }, { buyer: order.member })
    for (const tickets of [
      [...order.tickets, order.tickets[0]],
      [...order.tickets, ...other.tickets],
    ])
      expect((await trySendRequest(order, { ...right, tickets })).code).toBe('REFUND_TICKET_ABNORMAL')
    expect(await countRows()).toBe(0)
  })

  it('a request is refused for one leg of a round trip; the other leg is named', async () => {
    const trip = await buyWithCoupon(service, { line: 'HKGZHORT', back: '2026-11-25' })
    const [there = '', back = ''] = trip.tickets
    const refused = await trySendRequest(trip, { tickets: [there] })
    expect(refused).toMatchObject({ code: 'REFUND_OTHER_LEG', responseData: { tickets: [back] } })
  })

  it('[D3.request.2] a request is refused while another one waits', async () => {
    const waiting = await buyWithCoupon(service)
    await sendRequest(waiting)
    expect((await trySendRequest(waiting)).code).toBe('REFUND_REQUEST_OPEN')
  })

  it('[D3.request.2] a request is refused when five were sent in a day: each mails an address of choice', async () => {
    const often = await buyWithCoupon(service)
    for (let count = 0; count < 5; count += 1) {
      service.clock.set(NOON + count * 1000)
      await withdraw(often, (await sendRequest(often)).requestNo)
    }
    expect(await trySendRequest(often)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      responseData: { waitSeconds: 86_396 },
    })
    service.clock.set(NOON + 24 * HOUR)
    expect((await trySendRequest(often)).code).toBe('SUCCESS')
  })

  it('[D3.request.5] a request of a visitor is refused before a large body is read', async () => {
    const payload = { orderNo: '1', proofFile: aPicture(10_000_000) }
    const answer = await service.app.inject({ method: 'POST', url: '/api/wx/apply.refund.request', payload })
    expect([answer.statusCode, answer.json().code]).toEqual([401, '401'])
  })
})

describe('[D3.refund.2] a request for a refund', () => {
  it('a request is offered with fee, reason and the day of the answer for every ticket that needs one', async () => {
    const order = await buyWithCoupon(service)
    const answer = await order.member.call('wx/query.refund.request', { orderNo: order.orderNo })
    expect(z.safeParse(queryRefundRequestCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      ...{ orderNo: order.orderNo, payType: 'MasterCard', currency: '2', answerDate: '2026-12-10', wholeOnly: false },
      tickets: [
        {
          ...{ ph: order.tickets[0], reason: 'REFUND_COUPON_USED', byApplication: true, requestable: true },
          ...{ paid: 5500, fee: 550, refund: 4950, hasIdNumber: false, together: order.tickets },
        },
      ],
    })
    expect(answer.responseData).not.toHaveProperty('request')
  })

  it('a request waits at its original fee; the order is in refund and the ticket stays valid', async () => {
    const order = await buyWithCoupon(service)
    const answer = await trySendRequest(order, { reasonText: ' late ', proofFile: '' })
    expect(z.safeParse(applyRefundRequestCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      ...{ orderNo: order.orderNo, state: 'WAITING', total: 4950, totalFee: 550, payType: 'MasterCard' },
      ...{ reasonCode: 'PLAN_CHANGED', reasonText: 'late', email: 'contact@demo.test', answerDate: '2026-12-10' },
      ...{ applyTime: '2026-11-21 12:00:00', answerText: '', proofType: '', refundNo: '' },
      items: [{ ph: order.tickets[0], fare: 6500, paid: 5500, feeRate: 1000, fee: 550, refund: 4950 }],
    })
    const shown = await order.member.call('wx/query.wx.order.info', { orderNo: order.orderNo })
    const [{ orderStatus, phList }] = shown.responseData as [{ orderStatus: string; phList: string }]
    expect([orderStatus, JSON.parse(phList)[0].cpzt]).toEqual(['T', '00'])
    service.clock.set(NOON + 3 * HOUR)
    expect((await queryRequest(order)).data.request).toMatchObject({ state: 'WAITING', totalFee: 550 })
  })

  it('a request can be withdrawn, twice is once, and another one can follow', async () => {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    expect((await withdraw(order, requestNo)).responseData).toMatchObject({ requestNo, state: 'WITHDRAWN' })
    expect((await withdraw(order, requestNo)).code).toBe('SUCCESS')
    expect(await service.getStatus(order.orderNo)).toBe('paid')
    service.clock.set(NOON + 1000)
    const next = await sendRequest(order)
    expect(next.requestNo).not.toBe(requestNo)
    expect((await queryRequest(order)).data.request).toMatchObject({ requestNo: next.requestNo, state: 'WAITING' })
    const quotes = db().selectFrom('refund_quotes').select('used_at').where('order_no', '=', order.orderNo)
    expect((await quotes.execute()).every(({ used_at }) => used_at !== null)).toBe(true)
  })

  it('a request is not needed where the refund is automatic, but is possible for a disrupted service', async () => {
    const order = await buyTickets(service)
    expect((await trySendRequest(order)).code).toBe('REFUND_REQUEST_NOT_NEEDED')
    expect(await service.getStatus(order.orderNo)).toBe('paid')
    expect((await trySendRequest(order, { reasonCode: 'SERVICE_DISRUPTION' })).code).toBe('SUCCESS')
  })
})

describe('[A8.server.1] the request of an order', () => {
  it('a request is neither shown to another member nor withdrawn nor its proof opened', async () => {
    const [own, attacker] = [await buyWithCoupon(service), await buyWithCoupon(service)]
    const { requestNo } = await sendRequest(own, { proofFile: aPicture() })
    const asAttacker = { ...own, member: attacker.member }
    const calls = (orderNo: string) => [
      attacker.member.call('wx/query.refund.proof', { orderNo, requestNo }),
      attacker.member.call('wx/cancel.refund.request', { orderNo, requestNo }),
    ]
    expect((await queryRequest(asAttacker)).code).toBe('ORDER_NOT_FOUND')
    for (const { code } of await Promise.all(calls(own.orderNo))) expect(code).toBe('ORDER_NOT_FOUND')
    // By the number of an order of their own.
    for (const { code } of await Promise.all(calls(attacker.orderNo))) expect(code).toBe('REFUND_REQUEST_NOT_FOUND')
    expect((await queryRequest(own)).data.request?.state).toBe('WAITING')
  })

  it('a request that does not exist is not found', async () => {
    expect((await withdraw(order, 'Q0')).code).toBe('REFUND_REQUEST_NOT_FOUND')
    expect((await queryRequest({ ...order, orderNo: '0' })).code).toBe('ORDER_NOT_FOUND')
  })
})

describe('[D9.14] a request that is sent again', () => {
  it('a repeat under its key is the same request, also once it has ended; other contents are refused', async () => {
    const repeated = await buyWithCoupon(service)
    const headers = { 'idempotency-key': randomUUID() }
    const body = { totalFee: 550, reasonCode: 'ILLNESS' }
    const first = await trySendRequest(repeated, body, headers)
    const again = await trySendRequest(repeated, body, headers)
    expect(again.responseData).toEqual(first.responseData)
    expect((await trySendRequest(repeated, { ...body, reasonCode: 'DUPLICATE' }, headers)).code).toBe(
      'IDEMPOTENCY_MISMATCH',
    )
    const { requestNo } = first.responseData as { requestNo: string }
    await withdraw(repeated, requestNo)
    expect((await trySendRequest(repeated, body, headers)).responseData).toMatchObject({
      requestNo,
      state: 'WITHDRAWN',
    })
  })
})

it('a request requires no last four once the documents of its order are erased', async () => {
  const erased = await buyWithCoupon(service, { line: 'HKGMAC', adult: 2, named: ['Chan', 'A123456(7)'] })
  const passengers = db().updateTable('order_passengers').where('order_no', '=', erased.orderNo)
  await passengers.set({ id_number: '', id_sealed: '' }).execute()
  const { tickets } = (await queryRequest(erased)).data
  expect(tickets.map(({ hasIdNumber }) => hasIdNumber)).toEqual([false, false])
  expect((await trySendRequest(erased, { idTail: '' })).code).toBe('SUCCESS')
})
