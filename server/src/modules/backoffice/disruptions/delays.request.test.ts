import { queryLineStatesCall, queryNextTripCall, queryOrderCall, queryOrdersCall } from '@shuttle/wire'
import {
  declareDelayCall,
  declareDisruptionCall,
  endDelayCall,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDelaysCall,
} from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { TestStaff } from '../../../testing/new-staff'
import { apply, buyTickets, getQuote, preview } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../../passenger/ticket-refunds/testing/list-wrong-sums'
import { recordCheck } from '../../passenger/ticket-use'
import { startBackoffice, type TestBackoffice } from '../refunds/testing/start-backoffice'
import { runDisruptions } from './run-disruptions'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const TODAY = '2026-11-21'

let backoffice: TestBackoffice
let boss: TestStaff
beforeAll(async () => {
  backoffice = await startBackoffice()
})
afterAll(() => backoffice.close())
beforeEach(async () => {
  backoffice.service.clock.set(NOON)
  await backoffice.service.startAnew()
  boss = await backoffice.staff('supervisor')
})
afterEach(async () => expect(await listWrongSums(backoffice.db)).toEqual([]))

let sent = 0
const content = (change: object = {}) => ({
  ...{ lineCode: 'HKGZHO', date: TODAY, beginTime: '', minutes: 15 },
  ...{ textZhHk: '大橋擠塞', textZhCn: '大桥拥堵', textEn: 'Traffic on the bridge' },
  ...change,
})
const declare = (change: object = {}, requestKey?: string) => {
  sent += 1
  return boss.send(declareDelayCall, { ...content(change), requestKey: requestKey ?? `delay-form-${sent}` })
}
const bought = (trip: Parameters<typeof buyTickets>[1] = {}) => buyTickets(backoffice.service, { date: TODAY, ...trip })
type Order = Awaited<ReturnType<typeof bought>>
const en = { 'accept-language': 'en' }
const noticesOf = async ({ member, orderNo }: Order) => {
  const details = await member.call('wx/query.wx.order.info', { orderNo }, en)
  expect(z.safeParse(queryOrderCall.answer, details).error).toBeUndefined()
  return (details.responseData as [{ notices?: object[] }])[0].notices
}
const lineStates = async (body: object = {}) => {
  const payload = { method: 'POST', url: '/api/manage/query.line.states', payload: body, headers: en } as const
  const answer = (await backoffice.service.app.inject(payload)).json()
  expect(z.safeParse(queryLineStatesCall.answer, answer).error).toBeUndefined()
  return answer.responseData
}
const LATE = { kind: 'LATE', minutes: 15, since: '2026-11-21 12:00:00', text: 'Traffic on the bridge' }

describe('[D11.delay.3] a delay that staff declare', () => {
  it('is on details, list and next trip of its passengers alone, and public by line, until staff end it', async () => {
    const order = await bought()
    const elsewhere = await bought({ line: 'HKGMAC' })
    const delayNo = (await declare()).data.delayNo
    expect(await noticesOf(order)).toEqual([{ ...LATE, leg: '1' }])
    const listed = await order.member.call('wx/query.wx.order.record', {}, en)
    expect(z.safeParse(queryOrdersCall.answer, listed).error).toBeUndefined()
    expect(listed.responseData).toMatchObject([{ orderNo: order.orderNo, notices: [LATE] }])
    const next = await order.member.call('wx/query.wx.next.trip', {}, en)
    expect(z.safeParse(queryNextTripCall.answer, next).error).toBeUndefined()
    expect(next.responseData).toMatchObject({
      trip: { order: { notices: [LATE] } },
      affected: [{ orderNo: order.orderNo, notices: [LATE] }],
    })
    expect(await noticesOf(elsewhere)).toBeUndefined()
    expect((await elsewhere.member.call('wx/query.wx.next.trip', {})).responseData).not.toHaveProperty('affected')
    expect(await lineStates()).toEqual([{ ...LATE, lineCode: 'HKGZHO', beginTime: '' }])
    expect(await lineStates({ lineCode: 'HKGMAC' })).toEqual([])

    await boss.send(endDelayCall, { delayNo })
    expect(await noticesOf(order)).toBeUndefined()
    expect(await lineStates()).toEqual([])
    expect((await boss.send(endDelayCall, { delayNo })).code).toBe('STAFF_FORM_STALE')
  })

  it('is of a ticket that can still be used: neither refunded nor checked, and not after its ride', async () => {
    const refunded = await bought()
    await apply(refunded, await getQuote(refunded))
    const checked = await bought()
    const [ticket_no = ''] = checked.tickets
    await recordCheck(backoffice.db, { check_id: 'G1', ticket_no, checked_at: NOON, gate: 'G', device: '' }, NOON)
    const order = await bought()
    await declare()
    expect([await noticesOf(refunded), await noticesOf(checked)]).toEqual([undefined, undefined])
    backoffice.service.clock.set(Date.parse('2026-11-22T00:14:59+08:00'))
    expect(await noticesOf(order)).toHaveLength(1)
    backoffice.service.clock.set(Date.parse('2026-11-22T00:15:00+08:00'))
    expect(await noticesOf(order)).toBeUndefined()
  })

  it('of the same rides replaces the one before; the same form again is the same delay', async () => {
    const order = await bought()
    const first = await declare({}, 'the-same-form')
    expect((await declare({}, 'the-same-form')).data.delayNo).toBe(first.data.delayNo)
    expect((await declare({ minutes: 20 }, 'the-same-form')).code).toBe('IDEMPOTENCY_MISMATCH')
    backoffice.service.clock.advance(1000)
    await declare({ minutes: 40 })
    expect(await noticesOf(order)).toMatchObject([{ minutes: 40 }])
    const { rows } = (await boss.send(queryDelaysCall, {})).data
    expect(rows.map(({ minutes, endedAt }) => [minutes, endedAt])).toEqual([
      [40, undefined],
      [15, NOON + 1000],
    ])
  })

  it.each([
    ['no line of ours', { lineCode: 'HKGXXX' }, 'STAFF_DISRUPTION_LINE'],
    ['a round trip', { lineCode: 'HKGZHORT' }, 'STAFF_DISRUPTION_LINE'],
    ['no departure of the day', { beginTime: '03:33' }, 'STAFF_DISRUPTION_LINE'],
    ['yesterday', { date: '2026-11-20' }, 'STAFF_DELAY_DAY'],
    ['no minutes', { minutes: 0 }, 'STAFF_DELAY_MINUTES'],
    ['a missing language', { textEn: '' }, 'STAFF_CONTENT_TEXT_MISSING'],
  ])('is refused for %s, in the audit too', async (_, change, code) => {
    expect((await declare(change)).code).toBe(code)
    expect(await backoffice.lastAuditEvent()).toMatchObject({ action: 'disruption.declare', refusal: code })
    expect((await boss.send(queryDelaysCall, {})).data.rows).toEqual([])
  })

  it('is declared and ended by a supervisor alone', async () => {
    const clerk = await backoffice.staff('finance')
    expect((await clerk.send(declareDelayCall, { ...content(), requestKey: 'from-finance' })).code).toBe('FORBIDDEN')
    expect((await clerk.send(endDelayCall, { delayNo: 'Y1' })).code).toBe('FORBIDDEN')
    expect((await boss.send(endDelayCall, { delayNo: 'Y1' })).code).toBe('STAFF_DELAY_UNKNOWN')
  })
})

describe('[D11.delay.4] the refund of a late ride', () => {
  it('has no fee while the delay lasts, also of the other leg, and the usual one after its end', async () => {
    const order = await bought({ line: 'HKGZHORT', back: '2026-11-25' })
    expect((await preview(order, order.tickets)).data.totalFee).toBeGreaterThan(0)
    const delayNo = (await declare()).data.delayNo
    const late = (await preview(order, order.tickets)).data
    expect(late).toMatchObject({ totalFee: 0, total: 13_000 })
    await boss.send(endDelayCall, { delayNo })
    expect(await apply(order, late.quoteId)).toMatchObject({ code: 'REFUND_FEE_CHANGED' })
    expect((await preview(order, order.tickets)).data.totalFee).toBeGreaterThan(0)
    await declare()
    expect(await apply(order, await getQuote(order))).toMatchObject({ code: 'SUCCESS' })
    expect(await backoffice.listRefunds(order.orderNo)).toMatchObject([{ amount_cents: 13_000 }])
  })
})

describe('[D11.delay.5] the mail about a late ride', () => {
  it('is sent once to each passenger with a usable ticket, in their language, also where the form is sent again', async () => {
    const order = await bought()
    await bought({ line: 'HKGMAC' })
    await backoffice.service.clearOutbox()
    await declare({}, 'the-form-of-mails')
    await declare({}, 'the-form-of-mails')
    const letters = await backoffice.readLetters()
    expect(letters).toHaveLength(1)
    for (const part of ['15', order.orderNo, 'order_details?orderNo=']) expect(letters[0]).toContain(part)
    expect(await backoffice.readLetters()).toHaveLength(1)
  })

  it('is not sent once the delay has ended', async () => {
    await bought()
    await backoffice.service.clearOutbox()
    const delayNo = (await declare()).data.delayNo
    await boss.send(endDelayCall, { delayNo })
    expect(await backoffice.readLetters()).toEqual([])
  })
})

it('[D11.delay.6] a ride that does not run is on the orders that it refunds, until its day is sold again', async () => {
  const order = await bought()
  const before = await bought()
  await apply(before, await getQuote(before))
  const scope = { lineCode: 'HKGZHO', from: TODAY, until: TODAY, beginTime: '' }
  const shown = (await boss.send(previewDisruptionCall, scope)).data
  const form = { scope, reason: 'Typhoon signal 8', requestKey: 'a-typhoon', shown }
  const { disruptionNo } = (await boss.send(declareDisruptionCall, form)).data
  const notRunning = { kind: 'CANCELLED', leg: '1', minutes: 0, since: '2026-11-21 12:00:00', text: '' }
  expect(await noticesOf(order)).toEqual([notRunning])
  for (const _ of [1, 2]) {
    await runDisruptions(backoffice.service.context)
    backoffice.service.clock.advance(31_000)
  }
  expect([await noticesOf(order), await noticesOf(before)]).toEqual([[notRunning], undefined])
  const next = await order.member.call('wx/query.wx.next.trip', {})
  expect(next.responseData).toMatchObject({ affected: [{ orderNo: order.orderNo }] })
  expect(next.responseData).not.toHaveProperty('trip')
  expect(await lineStates()).toMatchObject([{ lineCode: 'HKGZHO', kind: 'CANCELLED' }])
  await boss.send(moveDisruptionCall, { disruptionNo, move: 'sell', expectedState: 'done' })
  expect([await noticesOf(order), await lineStates()]).toEqual([undefined, []])
})
