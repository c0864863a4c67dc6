import { checkTicketCall, overrideTicketCall, searchOrdersCall } from '@shuttle/wire/staff'
import { airportBody, anAirportPassenger } from '../../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app'
import type { TestStaff } from '../../../../testing/new-staff'
import { buyRide, changeRide } from '../../../passenger/departure-changes/testing/change.request'
import { buyTrip } from '../testing/buy-trip.request'

let site: TestApp
let gate: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
  gate = await site.staff('gate')
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(at('2026-11-24T08:00:00')))
afterEach(() => site.clock.set(TEST_NOW))

const at = (moment: string) => Date.parse(`${moment}+08:00`)
/** Bought three days ahead; the tests then set the clock to the day of travel. */
const onSaleDay = async <Bought>(buy: () => Promise<Bought>): Promise<Bought> => {
  const now = site.clock.now()
  site.clock.set(TEST_NOW)
  const bought = await buy()
  site.clock.set(now)
  return bought
}
const buyDay = (adult = 1) => onSaleDay(() => buyTrip(site, { adult }, { total: 6500 * adult }))
let passengerCount = 0
const buyBus = () => {
  passengerCount += 1
  return onSaleDay(() => buyRide(site, airportBody({}, [anAirportPassenger(passengerCount)])))
}
const findPickupCode = async (orderNo: string) => {
  const order = site.db.selectFrom('orders').select('pickup_code').where('order_no', '=', orderNo)
  return (await order.executeTakeFirstOrThrow()).pickup_code
}
const check = (code: string, who = gate, language = 'en') =>
  who.call('staff/check.ticket', { code, place: 'Gate 3' }, { 'accept-language': language })
const statusOf = async (orderNo: string) =>
  (await site.db.selectFrom('orders').select('status').where('order_no', '=', orderNo).executeTakeFirstOrThrow()).status
const findInSearch = async (orderNo: string) => {
  const supervisor = await site.staff('supervisor')
  return (await supervisor.send(searchOrdersCall, { filters: { orderNo } })).data.rows[0]
}
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.7] a ticket check at the gate', () => {
  it('lets a ticket in once, and makes the order used with the last one', async () => {
    const { orderNo, tickets } = await buyDay(2)
    const [first = '', second = ''] = tickets
    const { data } = await gate.send(checkTicketCall, { code: ` ${first.toLowerCase()} `, place: 'Gate 3' })
    expect(data).toEqual({
      result: 'checked',
      orderNo,
      status: 'paid',
      fareType: 'day',
      tickets: [
        {
          ...{ ticketNo: first, passengerType: 'adult', lineCode: 'HKGZHO', travelDate: '2026-11-24' },
          ...{ beginTime: '06:00', endTime: '23:59' },
        },
      ],
    })
    expect(await lastAuditEvent()).toMatchObject({
      action: 'ticket.check',
      role: 'gate',
      object_id: orderNo,
      outcome: 'done',
    })
    site.clock.set(at('2026-11-24T08:05:00'))
    const refused = await check(first)
    expect(refused).toMatchObject({
      code: 'STAFF_TICKET_CHECKED',
      responseData: { usedAt: '2026-11-24T00:00:00.000Z', usedPlace: 'Gate 3' },
    })
    expect(await lastAuditEvent()).toMatchObject({ object_id: first, refusal: 'STAFF_TICKET_CHECKED' })
    expect((await check(second)).responseData).toMatchObject({ status: 'used' })
    expect(await statusOf(orderNo)).toBe('used')
    expect(await findInSearch(orderNo)).toMatchObject({ status: 'used', isCollected: false })
  })

  it('refuses a ticket outside its window, and answers when it is valid', async () => {
    const { tickets } = await buyDay()
    const [ticket = ''] = tickets
    site.clock.set(at('2026-11-24T05:59:59'))
    expect(await check(ticket)).toMatchObject({
      code: 'STAFF_TICKET_EARLY',
      responseData: { goodFrom: '2026-11-23T22:00:00.000Z', goodUntil: '2026-11-24T16:00:00.000Z' },
    })
    site.clock.set(at('2026-11-25T00:00:00'))
    expect((await check(ticket)).code).toBe('STAFF_TICKET_OVER')
  })

  it('accepts a ticket of a departure from 30 minutes before it', async () => {
    const { orderNo } = await buyBus()
    const [ticket] = await site.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo).execute()
    const number = ticket?.ticket_no ?? ''
    site.clock.set(at('2026-11-24T08:29:59'))
    expect((await check(number)).code).toBe('STAFF_TICKET_EARLY')
    site.clock.set(at('2026-11-24T08:30:00'))
    expect((await check(number)).code).toBe('SUCCESS')
  })

  it('refuses a ticket that was refunded, is not there, or cannot be read', async () => {
    const { tickets } = await buyDay()
    const [ticket = ''] = tickets
    await site.db.updateTable('tickets').set({ status: 'refunded' }).where('ticket_no', '=', ticket).execute()
    expect((await check(ticket)).code).toBe('STAFF_TICKET_REFUNDED')
    expect((await check('T2611211234567890123')).code).toBe('STAFF_TICKET_UNKNOWN')
    for (const code of ['', 'Chan', 'A1234567', '26112112345678901234']) {
      expect((await check(code)).code).toBe('STAFF_TICKET_UNREADABLE')
    }
    expect((await lastAuditEvent()).object_id).toBe('')
  })

  it.each(['zh-hk', 'zh-cn', 'en'])('refuses a ticket by a sentence in %s', async (language) => {
    const { message } = await check('T2611211234567890123', gate, language)
    expect(message).toBe(
      { 'zh-hk': '找不到這張車票', 'zh-cn': '找不到这张车票', en: 'This ticket does not exist.' }[language],
    )
  })
})

describe('[D5.6] a pickup code at the counter', () => {
  it('takes a pickup code once, in groups or not, and makes the order used', async () => {
    const { orderNo } = await buyBus()
    const code = await findPickupCode(orderNo)
    site.clock.set(TEST_NOW)
    const typed = code.toLowerCase().replace(/(.{4})/g, '$1 ')
    expect((await check(typed)).responseData).toMatchObject({ result: 'collected', orderNo, status: 'used' })
    expect(await statusOf(orderNo)).toBe('used')
    expect(await findInSearch(orderNo)).toMatchObject({ status: 'used', isCollected: true })
    expect(await check(code)).toMatchObject({
      code: 'STAFF_TICKETS_COLLECTED',
      responseData: { usedAt: '2026-11-21T02:00:00.000Z', usedPlace: 'Gate 3' },
    })
    const entries = await site.db.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify(entries)).not.toContain(code)
  })

  it('refuses an old code after a change, the code of a bus order, and an unknown one', async () => {
    const ride = await buyBus()
    const before = await findPickupCode(ride.orderNo)
    await onSaleDay(() => changeRide(ride))
    expect((await check(before)).code).toBe('PICKUP_CODE_REPLACED')
    const { orderNo } = await buyDay()
    expect((await check(await findPickupCode(orderNo))).code).toBe('PICKUP_CODE_UNKNOWN')
    expect((await check('ABCDEFGH23456789')).code).toBe('PICKUP_CODE_UNKNOWN')
  })

  it('refuses a pickup code when its ride is over', async () => {
    const { orderNo } = await buyBus()
    site.clock.set(at('2026-11-25T09:00:00'))
    expect((await check(await findPickupCode(orderNo))).code).toBe('STAFF_TICKET_OVER')
  })
})

describe('[D5.7] a ticket outside its time', () => {
  const override = (who: TestStaff, code: string, reason = 'Bus was cancelled') =>
    who.call('staff/override.ticket', { code, place: 'Gate 3', reason })

  it('a supervisor lets a ticket in with a reason, once, and the audit has it', async () => {
    const supervisor = await site.staff('supervisor')
    const { orderNo, tickets } = await buyDay()
    const [ticket = ''] = tickets
    site.clock.set(at('2026-11-25T01:00:00'))
    for (const reason of ['', ' no ', '\u200b\u200bno'])
      expect((await override(supervisor, ticket, reason)).code).toBe('BAD_REQUEST')
    expect((await override(gate, ticket)).code).toBe('FORBIDDEN')
    const done = { code: ticket, place: 'Gate 3', reason: 'Bus was cancelled' }
    expect((await supervisor.send(overrideTicketCall, done)).data).toMatchObject({ orderNo, status: 'used' })
    const event = await lastAuditEvent()
    expect(event).toMatchObject({ action: 'ticket.override', object_id: orderNo })
    expect(JSON.parse(event.before)).toEqual({ place: 'Gate 3', reason: 'Bus was cancelled' })
    expect((await override(supervisor, ticket)).code).toBe('STAFF_TICKET_CHECKED')
  })

  it('refuses the override of a refunded ticket', async () => {
    const supervisor = await site.staff('supervisor')
    const { tickets } = await buyDay()
    const [ticket = ''] = tickets
    await site.db.updateTable('tickets').set({ status: 'refunded' }).where('ticket_no', '=', ticket).execute()
    expect((await override(supervisor, ticket)).code).toBe('STAFF_TICKET_REFUNDED')
  })
})
