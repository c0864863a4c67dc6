import { sql } from 'kysely'
import { transaction } from '../../../database/transaction'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { FREE_TICKET } from '../coupons/testing/give-coupon'
import { apply, type BoughtOrder, buyTickets, getQuote, preview } from '../ticket-refunds/testing/buy-tickets.request'
import { recordCheck, recordCollection } from '../ticket-use'
import { approveRequest, rejectRequest } from '.'
import { aPicture } from './testing/proof-file'
import {
  buyWithCoupon,
  queryRequest,
  sendRequest,
  trySendRequest,
  withdraw,
} from './testing/refund-request-calls.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const DEPARTED = Date.parse('2026-11-25T12:00:00+08:00')
const STAFF = 'staff-1'
const closedAs = (state: string) => ({ code: 'REFUND_REQUEST_CLOSED', responseData: { state } })

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(async () => {
  service.clock.set(NOON)
  await service.startAnew()
})

const db = () => service.context.db
const now = () => service.clock.now()
const approve = (requestNo: string) =>
  transaction(db(), (trx) => approveRequest(trx, { requestNo, decidedBy: STAFF, now: now() }))
const reject = (requestNo: string, answerText = 'The bus was on time.') =>
  transaction(db(), (trx) => rejectRequest(trx, { requestNo, decidedBy: STAFF, answerText, now: now() }))
const countSeatsLeft = async () => {
  const quotas = db().selectFrom('quotas').select('seats_left').where('line_code', '=', 'HKGZHO')
  const day = quotas.where('travel_date', '=', '2026-11-24').where('fare_type', '=', 'day')
  return (await day.executeTakeFirst())?.seats_left
}
const sumMoney = async (orderNo: string) => {
  const { rows } = await sql<Record<'paid' | 'unrefunded' | 'fee' | 'refunded', string>>`
    select orders.due_cents as paid,
      (select coalesce(sum(paid_cents), 0) from tickets where order_no = orders.order_no and status = 'valid') as unrefunded,
      (select coalesce(sum(fee_cents), 0) from refund_items join refunds using (refund_no) where order_no = orders.order_no) as fee,
      (select coalesce(sum(amount_cents), 0) from refunds where order_no = orders.order_no) as refunded
    from orders where order_no = ${orderNo}`.execute(db())
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, sum]) => [name, Number(sum)]))
}
const check = (ticketNo: string) =>
  recordCheck(db(), { check_id: `G ${ticketNo}`, ticket_no: ticketNo, checked_at: now(), gate: 'G', device: '' }, now())
const getState = async (order: BoughtOrder) => (await queryRequest(order)).data.request?.state
/** Letters in English, each as its subject and text. */
const readLetters = async () => {
  await service.runOutbox()
  return service.letters.map(({ to, subject, text }) => `${to}\n${subject}\n${text}`)
}

describe('[D3.request.3] an approval by staff', () => {
  it('[D3.request.2] an approval refunds at the fee of its request, after the next tier and the departure too', async () => {
    const order = await buyWithCoupon(service)
    const before = await countSeatsLeft()
    const { requestNo } = await sendRequest(order)
    service.clock.set(DEPARTED)
    const { refundNo } = await approve(requestNo)
    expect(await service.getStatus(order.orderNo)).toBe('refunding')
    const { request } = (await queryRequest(order)).data
    expect(request).toMatchObject({ state: 'APPROVED', total: 4950, totalFee: 550, refundNo })
    expect(await sumMoney(order.orderNo)).toEqual({ paid: 5500, unrefunded: 0, fee: 550, refunded: 4950 })
    if (before !== undefined) expect(await countSeatsLeft()).toBe(before + 1)
    const coupons = db().selectFrom('coupons').select('state').where('order_no', '=', order.orderNo)
    expect(await coupons.execute()).toEqual([{ state: 'used' }])
    const record = await order.member.call('wx/query.refund.record', { orderNo: order.orderNo })
    expect(record.responseData).toMatchObject([{ refundNo, total: 4950, items: [{ feeRate: 1000 }] }])
    await service.runOutbox()
    expect(await service.getStatus(order.orderNo)).toBe('refunded')
  })

  it('an approval leaves the other tickets: the order is partly refunded', async () => {
    const order = await buyTickets(service, { adult: 1, child: 1 })
    const [, child = ''] = order.tickets
    const { requestNo } = await sendRequest(order, { tickets: [child] })
    await approve(requestNo)
    expect(await service.getStatus(order.orderNo)).toBe('partlyRefunded')
    const sums = await sumMoney(order.orderNo)
    expect((sums.unrefunded ?? 0) + (sums.fee ?? 0) + (sums.refunded ?? 0)).toBe(sums.paid)
  })

  it('an approval calls no provider for tickets that coupons alone paid', async () => {
    const order = await buyTickets(service, {}, { coupon: FREE_TICKET })
    const { requestNo, total } = await sendRequest(order)
    expect(total).toBe(0)
    const { refundNo } = await approve(requestNo)
    expect(await service.getStatus(order.orderNo)).toBe('refunded')
    const refund = db()
      .selectFrom('refunds')
      .select(['state', 'request_no'])
      .where('refund_no', '=', refundNo ?? '')
    expect(await refund.execute()).toEqual([{ state: 'done', request_no: null }])
  })

  it('an approval happens once, and not after a withdrawal', async () => {
    const [order, other] = [await buyWithCoupon(service), await buyWithCoupon(service)]
    const [first, second] = [await sendRequest(order), await sendRequest(other)]
    await approve(first.requestNo)
    await withdraw(other, second.requestNo)
    for (const { requestNo } of [first, second]) {
      await expect(approve(requestNo)).rejects.toMatchObject({ code: 'REFUND_REQUEST_CLOSED' })
      await expect(reject(requestNo)).rejects.toMatchObject({ code: 'REFUND_REQUEST_CLOSED' })
    }
    expect(await withdraw(order, first.requestNo)).toMatchObject(closedAs('APPROVED'))
    await expect(approve('Q0')).rejects.toMatchObject({ code: 'REFUND_REQUEST_NOT_FOUND' })
  })
})

describe('[D3.request.3] a rejection by staff', () => {
  it('a rejection mails the passenger, and the order gets the status of its tickets', async () => {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    await expect(reject(requestNo, ' ')).rejects.toMatchObject({ code: 'REFUND_ANSWER_MISSING' })
    expect(await getState(order)).toBe('WAITING')
    await reject(requestNo)
    const { request } = (await queryRequest(order)).data
    expect(request).toMatchObject({ state: 'REJECTED', answerText: 'The bus was on time.', refundNo: '' })
    expect(await service.getStatus(order.orderNo)).toBe('paid')
    expect(await withdraw(order, requestNo)).toMatchObject(closedAs('REJECTED'))
  })

  it('a rejection after the departure does not change an order that has ended', async () => {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    service.clock.set(DEPARTED)
    await reject(requestNo)
    expect(await service.getStatus(order.orderNo)).toBe('ended')
  })
})

describe('[D3.request.2] the end of a request by use', () => {
  it('a request ends when a gate admits one of its tickets, and the others stay valid', async () => {
    const order = await buyWithCoupon(service, { adult: 2 })
    const { requestNo } = await sendRequest(order)
    await service.clearOutbox()
    await check(order.tickets[0] ?? '')
    expect([await getState(order), await service.getStatus(order.orderNo)]).toEqual(['OVERTAKEN', 'paid'])
    await expect(approve(requestNo)).rejects.toMatchObject({ code: 'REFUND_REQUEST_CLOSED' })
    expect(await withdraw(order, requestNo)).toMatchObject(closedAs('OVERTAKEN'))
    const letters = await readLetters()
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('has ended without a refund')
  })

  it('a request ends when a counter collects its tickets', async () => {
    const order = await buyWithCoupon(service)
    await sendRequest(order)
    await recordCollection(db(), { orderNo: order.orderNo, place: 'Counter 2', now: now() })
    expect([await getState(order), await service.getStatus(order.orderNo)]).toEqual(['OVERTAKEN', 'used'])
  })

  it('a request does not end by the check of another ticket', async () => {
    const order = await buyTickets(service, { adult: 1, child: 1 })
    const [adult = '', child = ''] = order.tickets
    const { requestNo } = await sendRequest(order, { tickets: [child] })
    await check(adult)
    expect([await getState(order), await service.getStatus(order.orderNo)]).toEqual(['WAITING', 'refunding'])
    await approve(requestNo)
    expect(await service.getStatus(order.orderNo)).toBe('used')
  })

  it('a request does not end by the money of an earlier refund that arrives', async () => {
    const order = await buyTickets(service, { adult: 2, child: 1 })
    const [adult = '', , child = ''] = order.tickets
    await apply(order, await getQuote(order, [adult]), { tickets: [adult] })
    await sendRequest(order, { tickets: [child] })
    await service.runOutbox()
    expect([await getState(order), await service.getStatus(order.orderNo)]).toEqual(['WAITING', 'refunding'])
  })
})

it('[D3.request.1] the tickets of an order whose provider refused a refund go to staff', async () => {
  const order = await buyTickets(service, { adult: 2 })
  const [first = '', second = ''] = order.tickets
  await apply(order, await getQuote(order, [first]), { tickets: [first] })
  expect((await preview(order, [second])).code).toBe('SUCCESS')
  await db()
    .updateTable('refunds')
    .set({ state: 'refused', next_check_at: null })
    .where('order_no', '=', order.orderNo)
    .execute()
  expect((await preview(order, [second])).code).toBe('REFUND_EMERGENCY')
  expect((await trySendRequest(order, { tickets: [second] })).code).toBe('SUCCESS')
})

it('[D3.request.1] a provider that is no longer configured makes no automatic refund', async () => {
  const order = await buyTickets(service)
  await db().updateTable('orders').set({ pay_type: 'gone' }).where('order_no', '=', order.orderNo).execute()
  const { tickets } = (await queryRequest(order)).data
  expect(tickets).toMatchObject([{ reason: 'REFUND_EMERGENCY', byApplication: true, requestable: true }])
})

describe('[D3.request.5] a proof', () => {
  it('a proof is answered to its owner inside JSON, and is deleted with the withdrawal', async () => {
    const order = await buyWithCoupon(service)
    const proofFile = aPicture(2 * 1024 * 1024)
    const { requestNo, proofType } = await sendRequest(order, { proofFile })
    expect(proofType).toBe('image/png')
    const open = () => order.member.call('wx/query.refund.proof', { orderNo: order.orderNo, requestNo })
    expect((await open()).responseData).toEqual({ proofType: 'image/png', fileName: `${requestNo}.png`, proofFile })
    await withdraw(order, requestNo)
    expect((await open()).code).toBe('REFUND_REQUEST_NOT_FOUND')
  })
})

describe('[D3.request.6, D8.mail.1] mails about a request', () => {
  it('mails are sent to the address of the request, with tickets, amount and the way of the money', async () => {
    const order = await buyWithCoupon(service)
    await service.clearOutbox()
    const { requestNo } = await sendRequest(order)
    const [received, ...none] = await readLetters()
    expect(none).toEqual([])
    for (const part of [
      'contact@demo.test',
      requestNo,
      order.tickets[0],
      'HK$5.50',
      'HK$49.50',
      '10 December 2026',
      'payment method',
    ])
      expect(received).toContain(part)
    service.letters.length = 0
    await approve(requestNo)
    const letters = await readLetters()
    const approved = letters.find((letter) => letter.includes('is approved'))
    for (const part of ['contact@demo.test', requestNo, 'HK$49.50', 'payment method']) expect(approved).toContain(part)
    const back = letters.find((letter) => letter.includes('HK$49.50 has gone back'))
    expect([letters.length, back?.includes('contact@demo.test')]).toEqual([2, true])
  })

  it('mails contain the text of staff, and are in the language of the passenger', async () => {
    const [order, other] = [await buyWithCoupon(service), await buyWithCoupon(service)]
    const headers = { 'accept-language': 'zh-HK' }
    const sent = await trySendRequest(order, {}, headers)
    const { requestNo } = await sendRequest(other)
    await service.clearOutbox()
    await reject((sent.responseData as { requestNo: string }).requestNo, '班次準時')
    await withdraw(other, requestNo)
    const letters = await readLetters()
    expect(letters).toHaveLength(2)
    expect(letters.filter((letter) => letter.includes('未獲批准') && letter.includes('班次準時'))).toHaveLength(1)
    expect(letters.filter((letter) => letter.includes('have withdrawn'))).toHaveLength(1)
  })
})
