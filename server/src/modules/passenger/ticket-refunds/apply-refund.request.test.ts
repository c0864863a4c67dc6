import { applyRefundCall, queryOrderCall, queryOrdersCall, queryRefundsCall } from '@shuttle/wire'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { FREE_TICKET } from '../coupons/testing/give-coupon'
import { apply, type BoughtOrder, buyTickets, getQuote, preview } from './testing/buy-tickets.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const MINUTE = 60_000

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
const listStates = async ({ orderNo }: BoughtOrder) => {
  const tickets = db().selectFrom('tickets').select('status').where('order_no', '=', orderNo)
  return (await tickets.orderBy('leg').orderBy('passenger_position').execute()).map(({ status }) => status)
}
const getRecord = async ({ member, orderNo }: BoughtOrder) => {
  const answer = await member.call('wx/query.refund.record', { orderNo })
  expect(z.safeParse(queryRefundsCall.answer, answer).error).toBeUndefined()
  return answer.responseData as Array<Record<string, unknown>>
}
const countSeatsLeft = async (date = '2026-11-24') => {
  const quotas = db().selectFrom('quotas').select('seats_left').where('line_code', '=', 'HKGZHO')
  return (await quotas.where('travel_date', '=', date).where('fare_type', '=', 'day').executeTakeFirst())?.seats_left
}
/** Paid, retained, fee and refunded money of an order, computed by the database alone. */
const sumMoney = async (orderNo: string) => {
  const { rows } = await sql<Record<'paid' | 'unrefunded' | 'fee' | 'refunded' | 'owed', string>>`
    select orders.due_cents as paid,
      (select coalesce(sum(paid_cents), 0) from tickets where order_no = orders.order_no and status = 'valid') as unrefunded,
      (select coalesce(sum(fee_cents), 0) from refund_items join refunds using (refund_no) where order_no = orders.order_no) as fee,
      (select coalesce(sum(refund_cents), 0) from refund_items join refunds using (refund_no) where order_no = orders.order_no) as refunded,
      (select coalesce(sum(amount_cents), 0) from refunds where order_no = orders.order_no) as owed
    from orders where order_no = ${orderNo}`.execute(db())
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, sum]) => [name, Number(sum)]))
}

describe('a refund of some tickets', () => {
  it('[D3.refund.6, D1.15] a refund is accepted at its quote: tickets refunded, seats back, order partly refunded', async () => {
    const order = await buyTickets(service, { adult: 3 })
    const [first = ''] = order.tickets
    const before = await countSeatsLeft()
    const answer = await apply(order, await getQuote(order, [first]), { tickets: [first] })
    expect(z.safeParse(applyRefundCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      ...{
        orderNo: order.orderNo,
        state: 'ACCEPTED',
        total: 5850,
        totalFee: 650,
        currency: '2',
        payType: 'MasterCard',
      },
      ...{ reasonCode: 'PLAN_CHANGED', applyTime: '2026-11-21 12:00:00' },
      items: [{ ph: first, fare: 6500, paid: 6500, feeRate: 1000, fee: 650, refund: 5850 }],
    })
    expect(await listStates(order)).toEqual(['refunded', 'valid', 'valid'])
    expect(await service.getStatus(order.orderNo)).toBe('partlyRefunded')
    if (before !== undefined) expect(await countSeatsLeft()).toBe(before + 1)
    expect(await sumMoney(order.orderNo)).toEqual({
      paid: 19_500,
      unrefunded: 13_000,
      fee: 650,
      refunded: 5850,
      owed: 5850,
    })
  })

  it('a refund is done when the provider confirms it, and the passenger gets both mails', async () => {
    const order = await buyTickets(service, { adult: 2 })
    await service.clearOutbox()
    const tickets = order.tickets.slice(1)
    await apply(order, await getQuote(order, tickets), { tickets })
    await service.runOutbox()
    expect(await getRecord(order)).toMatchObject([{ state: 'DONE', doneTime: '2026-11-21 12:00:00', total: 5850 }])
    expect(await service.getStatus(order.orderNo)).toBe('partlyRefunded')
    const letters = service.letters.map(({ subject, text }) => `${subject}\n${text}`)
    expect(letters).toHaveLength(2)
    expect(letters.filter((letter) => letter.includes('refund of order') && letter.includes('HK$6.50'))).toHaveLength(1)
    const [back] = letters.filter((letter) => letter.includes('HK$58.50 has gone back'))
    const [record] = await getRecord(order)
    for (const part of [record?.refundNo, 'Refunded to: Card', 'Refunded on: 21 November 2026'])
      expect(back).toContain(part)
  })

  it('a refund is in its order and in the list with number, state, amount, fee and day', async () => {
    const order = await buyTickets(service, { adult: 2 })
    const tickets = order.tickets.slice(1)
    const readBoth = async () => {
      const listed = await order.member.call('wx/query.wx.order.record', {})
      const shown = await order.member.call('wx/query.wx.order.info', { orderNo: order.orderNo })
      expect(z.safeParse(queryOrdersCall.answer, listed).error).toBeUndefined()
      expect(z.safeParse(queryOrderCall.answer, shown).error).toBeUndefined()
      return [listed, shown].map(({ responseData }) => (responseData as Array<Record<string, unknown>>)[0]?.refunds)
    }
    expect(await readBoth()).toEqual([undefined, undefined])
    const { responseData } = await apply(order, await getQuote(order, tickets), { tickets })
    const { refundNo } = responseData as { refundNo: string }
    const accepted = {
      ...{ refundNo, state: 'ACCEPTED', total: 5850, totalFee: 650, payType: 'MasterCard' },
      ...{ applyTime: '2026-11-21 12:00:00', tickets },
    }
    expect(await readBoth()).toEqual([[accepted], [accepted]])
    await service.runOutbox()
    const done = { ...accepted, state: 'DONE', doneTime: '2026-11-21 12:00:00' }
    expect(await readBoth()).toEqual([[done], [done]])
    const outside = {
      refund_no: refundNo,
      reference: 'BANK-7',
      reason_text: '',
      settled_by: '',
      settled_at: NOON,
      checks: 0,
    }
    await db()
      .insertInto('refund_settlements')
      .values({ ...outside, next_check_at: null })
      .execute()
    expect(await readBoth()).toEqual([[{ ...done, outsideRef: 'BANK-7' }], [{ ...done, outsideRef: 'BANK-7' }]])
    expect(await getRecord(order)).toMatchObject([{ refundNo, outsideRef: 'BANK-7' }])
  })
})

describe('a refund of all tickets', () => {
  it('[D3.state.1] a refund of all is running until the money has arrived, then the order is refunded', async () => {
    const order = await buyTickets(service, { line: 'HKGZHORT', back: '2026-11-25', adult: 2 })
    await apply(order, await getQuote(order))
    expect(await service.getStatus(order.orderNo)).toBe('refunding')
    await service.runOutbox()
    expect(await service.getStatus(order.orderNo)).toBe('refunded')
    const sums = await sumMoney(order.orderNo)
    expect(sums).toMatchObject({ unrefunded: 0, owed: sums.refunded })
    expect((sums.fee ?? 0) + (sums.refunded ?? 0)).toBe(sums.paid)
  })

  it('[D3.state.1] a refund of all in two steps ends with the last of them', async () => {
    const order = await buyTickets(service, { adult: 2 })
    const [first = '', second = ''] = order.tickets
    await apply(order, await getQuote(order, [first]), { tickets: [first] })
    await apply(order, await getQuote(order, [second]), { tickets: [second] })
    expect(await service.getStatus(order.orderNo)).toBe('refunding')
    await service.runOutbox()
    expect(await service.getStatus(order.orderNo)).toBe('refunded')
    expect(await sumMoney(order.orderNo)).toEqual({
      paid: 13_000,
      unrefunded: 0,
      fee: 1300,
      refunded: 11_700,
      owed: 11_700,
    })
  })

  it('a refund of nothing calls no provider and is done at once', async () => {
    await db()
      .updateTable('refund_policies')
      .set({ coupon_orders: 'cashPart' })
      .where('id', '=', 'purchase-2')
      .execute()
    const order = await buyTickets(service, {}, { coupon: FREE_TICKET })
    const { responseData } = await apply(order, await getQuote(order))
    await db().updateTable('refund_policies').set({ coupon_orders: 'byHand' }).where('id', '=', 'purchase-2').execute()
    expect(responseData).toMatchObject({ state: 'DONE', total: 0, totalFee: 0, payType: 'voucher' })
    expect(await service.getStatus(order.orderNo)).toBe('refunded')
    const coupons = db().selectFrom('coupons').select('state').where('order_no', '=', order.orderNo)
    expect(await coupons.execute()).toEqual([{ state: 'used' }])
    const attempts = db().selectFrom('payment_attempts').select('request_no').where('order_no', '=', order.orderNo)
    expect(await attempts.execute()).toEqual([])
  })
})

it('[D3.state.1] the free ticket of an infant is refunded beside others at once, without a provider', async () => {
  const order = await buyTickets(service, { adult: 1, infant: 1 })
  const { tickets } = (await preview(order)).data
  const infant = tickets.filter(({ ticketType }) => ticketType === '04').map(({ ph }) => ph)
  const adult = tickets.filter(({ ticketType }) => ticketType === '00').map(({ ph }) => ph)
  const seats = await countSeatsLeft()
  const { responseData } = await apply(order, await getQuote(order, infant), { tickets: infant })
  expect(responseData).toMatchObject({ state: 'DONE', total: 0, totalFee: 0 })
  expect(await service.getStatus(order.orderNo)).toBe('partlyRefunded')
  expect(await countSeatsLeft()).toBe(seats)
  await apply(order, await getQuote(order, adult), { tickets: adult })
  expect(await service.getStatus(order.orderNo)).toBe('refunding')
  await service.runOutbox()
  expect(await service.getStatus(order.orderNo)).toBe('refunded')
  const taken = [...service.sandbox.state.orders.values()].filter(({ reference }) => reference === order.orderNo)
  expect(taken.flatMap(({ transactions }) => transactions.map(({ type }) => type))).toEqual(['PAYMENT', 'REFUND'])
})

describe('[D3.refund.3] a refund quote', () => {
  it('a quote that is sent twice is the same refund, also when the quote has ended since', async () => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    const first = await apply(order, quote)
    await service.runOutbox()
    service.clock.set(NOON + 15 * MINUTE)
    const again = await apply(order, quote)
    const numbers = [first, again].map(({ responseData }) => (responseData as { refundNo: string }).refundNo)
    expect(numbers[1]).toBe(numbers[0])
    expect(await getRecord(order)).toHaveLength(1)
  })

  it.each([
    ['after ten minutes', 10 * MINUTE, 650],
    ['at the next tier', 120 * MINUTE + 1, 1300],
  ])('a quote that has ended %s charges nothing and is answered by a new one', async (_name, later, fee) => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    service.clock.set(NOON + later)
    const refused = await apply(order, quote)
    expect(refused.code).toBe('REFUND_FEE_CHANGED')
    const { quoteId } = refused.responseData as { quoteId: string }
    expect(quoteId).not.toBe(quote)
    expect(await listStates(order)).toEqual(['valid'])
    expect(await getRecord(order)).toEqual([])
    expect((await apply(order, quoteId)).responseData).toMatchObject({ totalFee: fee })
  })

  it('a quote is valid in its last millisecond', async () => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    service.clock.set(NOON + 10 * MINUTE - 1)
    expect((await apply(order, quote)).code).toBe('SUCCESS')
  })

  it('a quote whose fee was forged in the database is not charged', async () => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    const [item] = (await preview(order, order.tickets)).data.items
    const tickets = JSON.stringify([{ ...item, fee: 0 }].map(({ ph, ...rest }) => ({ ticketNo: ph, ...rest })))
    await db().updateTable('refund_quotes').set({ tickets }).where('quote_no', '=', quote).execute()
    expect((await apply(order, quote)).code).toBe('REFUND_FEE_CHANGED')
  })

  it('a quote of tickets that another quote has refunded since is refused', async () => {
    const order = await buyTickets(service, { adult: 2 })
    const [one, both] = [await getQuote(order, order.tickets.slice(0, 1)), await getQuote(order)]
    await apply(order, one, { tickets: order.tickets.slice(0, 1) })
    expect((await apply(order, both)).code).toBe('REFUND_ALREADY_REFUNDED')
    expect(await listStates(order)).toEqual(['refunded', 'valid'])
  })
})

it('the reason is stored with the refund', async () => {
  const order = await buyTickets(service)
  await apply(order, await getQuote(order), { reasonCode: 'OTHER', reasonText: ' 太熱 ' })
  expect(await getRecord(order)).toMatchObject([{ reasonCode: 'OTHER', reasonText: '太熱' }])
})
