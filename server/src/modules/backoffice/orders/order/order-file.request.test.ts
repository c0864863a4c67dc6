import { addNoteCall, queryOrderFileCall, resendMailCall, unmaskDocumentCall } from '@shuttle/wire/staff'
import { transaction } from '../../../../database/transaction'
import { airportBody, anAirportPassenger } from '../../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app'
import type { TestStaff } from '../../../../testing/new-staff'
import { type AirportOrder, buyRide, changeRide } from '../../../passenger/departure-changes/testing/change.request'
import { markPaid } from '../../../passenger/orders/mark-paid'
import { recordCheck } from '../../../passenger/ticket-use'
import { type BoughtTrip, buyTrip } from '../testing/buy-trip.request'

let site: TestApp
let clerk: TestStaff
let trip: BoughtTrip
let ride: AirportOrder
beforeAll(async () => {
  site = await buildTestApp()
  clerk = await site.staff('refund-clerk')
  trip = await buyTrip(site, { adult: 2, named: ['CHAN TAI MAN', ''] }, { total: 13_000 })
  ride = await buyRide(site, airportBody({}, [anAirportPassenger()]))
})
afterAll(() => site.close())

const inspect = async (orderNo: string, who = clerk) => {
  const { code, data } = await who.send(queryOrderFileCall, { orderNo }, { 'accept-language': 'en' })
  return { code, ...data }
}
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.9] an order as staff read it', () => {
  it('an order has trip, tickets, passengers and money, and the member’s address masked', async () => {
    const file = await inspect(trip.orderNo)
    expect(file.order).toMatchObject({
      orderNo: trip.orderNo,
      status: 'paid',
      due: 13_000,
      maskedEmail: expect.stringMatching(/^t\*\*\*@demo\.test$/),
      paidAt: TEST_NOW,
      pickupCodeTail: undefined,
    })
    expect(file.tickets).toMatchObject(
      trip.tickets.map((ticketNo) => ({
        ...{ ticketNo, isRefunded: false, isChecked: false, isCollected: false, paid: 6500 },
        // A day ticket is valid for any bus.
        ...{ beginTime: undefined, endTime: undefined },
      })),
    )
    expect(file.passengers).toMatchObject([
      { position: 0, name: 'CHAN TAI MAN', maskedDocument: undefined, isDocumentStored: false },
      { position: 1 },
    ])
    expect(await lastAuditEvent()).toMatchObject({
      action: 'order.inspect',
      object_kind: 'order',
      object_id: trip.orderNo,
    })
  })

  it('an order has documents by their last four, and nowhere whole; the pickup code by its end', async () => {
    const file = await inspect(ride.orderNo)
    expect(file.passengers).toMatchObject([
      { maskedDocument: '••••4320', documentType: 'passport', isDocumentStored: true },
    ])
    expect(file.order.flight).toMatchObject({ flightNumber: 'CX0088' })
    const stored = site.db.selectFrom('orders').select('pickup_code').where('order_no', '=', ride.orderNo)
    const { pickup_code } = await stored.executeTakeFirstOrThrow()
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/K7654320/)
    expect(text).not.toContain(pickup_code)
    expect(text).not.toContain(ride.member.email)
    expect(file.order.pickupCodeTail).toBe(pickup_code.slice(-4))
  })

  it('the timeline lists the events of an order, the newest first', async () => {
    const { orderNo, tickets } = await buyTrip(site, {})
    const later = TEST_NOW + 60_000
    const [ticket_no = ''] = tickets
    await recordCheck(site.db, { check_id: 'c1', ticket_no, checked_at: later, gate: 'Gate 3', device: 'G3' }, later)
    site.clock.set(later + 60_000)
    await clerk.send(addNoteCall, { orderNo, text: 'She rang.' })
    const { timeline, notes, order, tickets: shown } = await inspect(orderNo)
    expect(timeline).toMatchObject([
      { kind: 'note', at: later + 60_000, object: notes[0]?.id },
      { kind: 'checked', at: later, object: ticket_no, detail: 'Gate 3' },
      { kind: 'paid', at: TEST_NOW, detail: 'MasterCard', amount: 6500 },
      { kind: 'placed', at: TEST_NOW, object: orderNo, amount: 6500 },
    ])
    expect(order.status).toBe('used')
    expect(shown).toMatchObject([{ ticketNo: ticket_no, isChecked: true, isCollected: false }])
    site.clock.set(TEST_NOW)
  })

  it('an order names the change of its departure, and the mails about it', async () => {
    const moved = await buyRide(site, airportBody({}, [anAirportPassenger(1)]))
    expect((await changeRide(moved)).code).toBe('SUCCESS')
    const { changes, mails, timeline } = await inspect(moved.orderNo)
    expect(changes).toEqual([
      {
        at: TEST_NOW,
        from: { date: '2026-11-24', beginTime: '09:00' },
        to: { date: '2026-11-24', beginTime: '08:30' },
      },
    ])
    expect(mails).toMatchObject([{ kind: 'departure-changed', state: 'waiting', tries: 0, cause: undefined }])
    expect(timeline.map(({ kind }) => kind)).toEqual(['mail', 'changed', 'paid', 'placed'])
  })

  it('answers no order under another number', async () => {
    expect((await inspect('26112100000000000000')).code).toBe('ORDER_NOT_FOUND')
    expect(await lastAuditEvent()).toMatchObject({ outcome: 'refused', refusal: 'ORDER_NOT_FOUND' })
  })
})

describe('[D5.9] the actions that an order allows', () => {
  it('allows the actions of the role that are possible now; each other one has its reason', async () => {
    expect(await inspect(trip.orderNo)).toMatchObject({
      allowed: ['mail.resend', 'order.note', 'ticket.check'],
      refused: [
        { action: 'payment.verify', code: 'STAFF_PAYMENT_SETTLED' },
        { action: 'document.unmask', code: 'STAFF_NO_DOCUMENT' },
      ],
    })
    const auditor = await site.staff('auditor')
    const { allowed, refused } = await inspect(ride.orderNo, auditor)
    expect(allowed).toEqual([])
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['FORBIDDEN']))
  })

  it('allows no mail before the order is paid', async () => {
    const { orderNo } = await buyTrip(site, {}, { isPaid: false })
    const { refused } = await inspect(orderNo)
    expect(refused).toContainEqual({ action: 'mail.resend', code: 'STAFF_ORDER_NOT_PAID' })
  })
})

describe('[D5.9] a note of an order', () => {
  it('lists a note with its author and role, as it was written', async () => {
    const text = '<b>He rang:</b> his wife still travels.'
    const { data } = await clerk.send(addNoteCall, {
      orderNo: trip.orderNo,
      text: ` \u202E${text}\u200B `,
    })
    const note = { author: clerk.email, role: 'refund-clerk', text, at: TEST_NOW }
    expect(data).toMatchObject(note)
    expect((await inspect(trip.orderNo)).notes).toMatchObject([note])
    expect((await lastAuditEvent()).after).not.toContain('wife')
  })

  it('refuses a note that is empty, too long, or for an unknown order', async () => {
    const add = async (orderNo: string, text: string) => (await clerk.call('staff/add.note', { orderNo, text })).code
    expect(await add(trip.orderNo, ' \u200B ')).toBe('BAD_REQUEST')
    expect(await add(trip.orderNo, 'x'.repeat(1001))).toBe('BAD_REQUEST')
    expect(await add('26112100000000000000', 'x')).toBe('ORDER_NOT_FOUND')
  })

  it('the database never changes or removes a note', async () => {
    await clerk.send(addNoteCall, { orderNo: trip.orderNo, text: 'first' })
    const only = /only ever added/
    await expect(site.db.updateTable('order_notes').set({ text: 'x' }).execute()).rejects.toThrow(only)
    await expect(site.db.deleteFrom('order_notes').execute()).rejects.toThrow(only)
  })
})

describe('[D5.9] the mail of a paid order', () => {
  const resend = async (orderNo: string, language = 'en') =>
    (await clerk.send(resendMailCall, { orderNo }, { 'accept-language': language })).code

  it('sends the mail again in its first language, three times an hour', async () => {
    const { orderNo } = await buyTrip(site, {})
    expect(await resend(orderNo, 'zh-hk')).toBe('SUCCESS')
    expect(await resend(orderNo, 'en')).toBe('SUCCESS')
    const { mails } = await inspect(orderNo)
    expect(mails).toMatchObject([{ kind: 'order-paid' }, { kind: 'order-paid' }])
    const rows = await site.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail:order-paid').execute()
    const languages = rows.map(({ payload }) => JSON.parse(payload)).filter((mail) => mail.orderNo === orderNo)
    expect(languages.map(({ language }) => language)).toEqual(['zh-hk', 'zh-hk'])
    expect(await resend(orderNo)).toBe('SUCCESS')
    expect(await resend(orderNo)).toBe('STAFF_MAIL_TOO_OFTEN')
    site.clock.set(TEST_NOW + 3_600_000)
    expect(await resend(orderNo)).toBe('SUCCESS')
    site.clock.set(TEST_NOW)
  })

  it('refuses to send the mail of an unpaid order, without an address, and for no order', async () => {
    const unpaid = await buyTrip(site, {}, { isPaid: false })
    expect(await resend(unpaid.orderNo)).toBe('STAFF_ORDER_NOT_PAID')
    const payment = { orderNo: unpaid.orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: 'x' }
    await transaction(site.db, (trx) => markPaid(trx, payment))
    const account = site.db.updateTable('accounts').set({ email: null })
    await account.where('id', '=', unpaid.member.accountId).execute()
    expect(await resend(unpaid.orderNo)).toBe('STAFF_NO_ADDRESS')
    expect(await resend('x')).toBe('ORDER_NOT_FOUND')
  })
})

describe('[D5.9] the document of a passenger', () => {
  const unmask = (change: object = {}) =>
    clerk.call('staff/unmask.document', {
      orderNo: ride.orderNo,
      passengerPosition: 0,
      reason: 'Compare at gate',
      ...change,
    })

  it('shows staff a whole document and records the reason, not the document, in the audit', async () => {
    const body = { orderNo: ride.orderNo, passengerPosition: 0, reason: 'Compare at gate' }
    const { data } = await clerk.send(unmaskDocumentCall, body)
    expect(data).toEqual({ passengerPosition: 0, documentType: 'passport', documentNumber: 'K7654320' })
    const event = await lastAuditEvent()
    expect(event).toMatchObject({ action: 'document.unmask', object_id: ride.orderNo, outcome: 'done' })
    expect(JSON.parse(event.before)).toEqual({ passengerPosition: 0, reason: 'Compare at gate' })
    expect(JSON.stringify(event)).not.toMatch(/K7654320|4320/)
  })

  it('refuses the document without a reason, without a document, and to support', async () => {
    for (const reason of ['', ' x ', 'x'.repeat(201)]) expect((await unmask({ reason })).code).toBe('BAD_REQUEST')
    expect((await unmask({ passengerPosition: 7 })).code).toBe('STAFF_NO_DOCUMENT')
    expect((await unmask({ orderNo: trip.orderNo })).code).toBe('STAFF_NO_DOCUMENT')
    expect((await unmask({ orderNo: 'x' })).code).toBe('ORDER_NOT_FOUND')
    const support = await site.staff('support')
    const body = { orderNo: ride.orderNo, passengerPosition: 0, reason: 'Compare at gate' }
    expect((await support.call('staff/unmask.document', body)).code).toBe('FORBIDDEN')
  })
})
