import { previewStaffRefundCall } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { TestStaff } from '../../testing/new-staff'
import { recordCheck } from '../orders'
import { buyWithCoupon, sendRequest } from '../refund-requests/testing/refund-request-calls.request'
import { apply, type BoughtOrder, buyTickets, getQuote } from '../ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../ticket-refunds/testing/list-wrong-sums'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const DEPARTED = Date.parse('2026-11-25T12:00:00+08:00')

let backoffice: TestBackoffice
let clerk: TestStaff
beforeAll(async () => {
  backoffice = await startBackoffice()
})
afterAll(() => backoffice.close())
beforeEach(async () => {
  backoffice.service.clock.set(NOON)
  await backoffice.service.startAnew()
  clerk = await backoffice.staff('refund-clerk')
})
afterEach(async () => expect(await listWrongSums(backoffice.db)).toEqual([]))

const preview = async ({ orderNo }: { orderNo: string }, tickets: readonly string[] = []) =>
  clerk.call('staff/preview.refund', { orderNo, tickets })
const refund = ({ orderNo, tickets }: BoughtOrder, change: object = {}) =>
  clerk.call('staff/refund.tickets', { orderNo, tickets, totalFee: 650, reasonCode: 'ILLNESS', ...change })
const check = (ticket_no = '') =>
  recordCheck(backoffice.db, { check_id: `G ${ticket_no}`, ticket_no, checked_at: NOON, gate: 'G', device: '' }, NOON)

describe('[D5.23] the preview of a refund by hand', () => {
  it('previews the policy, every ticket, and the amounts of the chosen ones', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    const answer = await preview(order, order.tickets.slice(0, 1))
    expect(z.safeParse(previewStaffRefundCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      ...{ orderStatus: '1', currency: '2', payType: 'MasterCard', amountPaid: 13_000, total: 5850, totalFee: 650 },
      ...{ secondApprovalLimit: 50_000, refundedAlone: 0, requestNo: '', proposalNo: '' },
      ...{ refundPolicy: { policyId: 'purchase-2' }, items: [{ ph: order.tickets[0], fee: 650, refund: 5850 }] },
      tickets: order.tickets.map((ph) => ({ ph, cpzt: '00', jpzt: '0', fee: 650, reason: '', together: [ph] })),
    })
    expect(await backoffice.lastAuditEvent()).toMatchObject({ object_kind: 'order', object_id: order.orderNo })
    expect((await preview({ orderNo: 'nothing' })).code).toBe('ORDER_NOT_FOUND')
  })

  it('previews both legs of a round trip where one is named', async () => {
    const order = await buyTickets(backoffice.service, { line: 'HKGZHORT', back: '2026-11-25' })
    const whole = await preview(order, order.tickets)
    for (const ticketNo of order.tickets) {
      const answer = await preview(order, [ticketNo])
      expect(answer.code).toBe('SUCCESS')
      expect(answer.responseData.items).toHaveLength(2)
      expect([answer.responseData.total, answer.responseData.totalFee]).toEqual([
        ...[whole.responseData.total, whole.responseData.totalFee],
      ])
    }
    expect((await refund({ ...order, tickets: order.tickets.slice(0, 1) })).code).toBe('REFUND_OTHER_LEG')
  })

  it('marks the tickets whose money is not back yet in the preview and the order list', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    const [first] = order.tickets
    const readStates = async () => {
      const answer = await preview(order)
      expect(z.safeParse(previewStaffRefundCall.answer, answer).error).toBeUndefined()
      const { tickets } = answer.responseData as z.infer<typeof previewStaffRefundCall.answer>['responseData']
      return tickets.map(({ ph, cpzt, refundPending }) => [ph === first, cpzt, refundPending])
    }
    const supervisor = await backoffice.staff('supervisor')
    const findInSearch = async () =>
      (await supervisor.call('staff/search.orders', { filters: { orderNo: order.orderNo } })).responseData.rows[0]
    await refund(order, { tickets: [first] })
    expect(await readStates()).toEqual([
      [true, '10', true],
      [false, '00', false],
    ])
    expect(await findInSearch()).toMatchObject({ orderStatus: '5', refundPending: true })
    await backoffice.service.runOutbox()
    expect(await readStates()).toEqual([
      [true, '10', false],
      [false, '00', false],
    ])
    expect(await findInSearch()).not.toHaveProperty('refundPending')
  })

  it('shows a refunded amount in list, file and CSV of orders once the refund is done', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    const { orderNo, tickets } = order
    const supervisor = await backoffice.staff('supervisor')
    const read = async () => {
      const list = await supervisor.call('staff/search.orders', { filters: { orderNo } })
      const file = await supervisor.call('staff/query.order', { orderNo })
      const table = await supervisor.call('staff/export.orders', { filters: { orderNo } }, { 'accept-language': 'en' })
      const [headings, cells] = String(table.responseData.csv).slice(1).split('\r\n')
      const column = headings?.split(',').indexOf('Refunded') ?? -1
      return [list.responseData.rows[0].refunded, file.responseData.order.refunded, cells?.split(',')[column]]
    }
    await refund(order, { tickets: tickets.slice(0, 1) })
    expect(await read()).toEqual([undefined, undefined, '0.00'])
    await backoffice.service.runOutbox()
    backoffice.service.clock.advance(60_000)
    expect(await read()).toEqual([5850, 5850, '58.50'])
  })
})

describe('[D5.23] a refund by hand', () => {
  it('refunds at the fee of the policy, without a reason: ledger, order, mail and audit', async () => {
    const order = await buyTickets(backoffice.service)
    await backoffice.service.clearOutbox()
    const { responseData } = await refund(order)
    expect(responseData).toMatchObject({ proposalNo: '' })
    expect(await backoffice.listRefunds(order.orderNo)).toMatchObject([
      { refund_no: responseData.refundNo, amount_cents: 5850, reason: 'illness', reason_text: '', language: 'en' },
    ])
    expect(JSON.parse((await backoffice.lastAuditEvent()).after)).toEqual({ refundNo: responseData.refundNo })
    const letters = await backoffice.readLetters()
    expect(letters.filter((letter) => letter.includes('HK$6.50') || letter.includes('HK$58.50'))).toHaveLength(2)
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('refunded')
  })

  it('[D3.refund.8] refunds beyond the automatic rules: coupon, elderly, after the departure', async () => {
    const [withCoupon, elderly] = [
      await buyWithCoupon(backoffice.service),
      await buyTickets(backoffice.service, { elderly: 1 }),
    ]
    backoffice.service.clock.set(DEPARTED)
    for (const order of [withCoupon, elderly]) {
      const { totalFee, tickets } = (await preview(order, order.tickets)).responseData
      expect(tickets[0].reason).not.toBe('')
      expect((await refund(order, { totalFee })).code).toBe('SUCCESS')
      expect(await backoffice.service.getStatus(order.orderNo)).toBe('refunding')
    }
  })

  it('refunds a ticket beside a checked one, which stays', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    await check(order.tickets[0])
    expect((await refund(order, { totalFee: 1300 })).code).toBe('REFUND_COLLECTED_OR_CHECKED')
    expect((await refund(order, { tickets: order.tickets.slice(1) })).code).toBe('SUCCESS')
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('used')
  })

  it.each<[string, object, string]>([
    ['at a fee that was not shown', { totalFee: 0 }, 'REFUND_FEE_CHANGED'],
    ['of another ticket', { tickets: ['T0'] }, 'REFUND_TICKET_ABNORMAL'],
    ['at another fee without a reason', { newFee: 0 }, 'STAFF_REASON_MISSING'],
    ['at a fee above what was paid', { newFee: 6510, reasonText: 'because' }, 'STAFF_FEE_INVALID'],
    ['at a fee that is no number', { newFee: 'free', reasonText: 'because' }, 'BAD_REQUEST'],
    ['without a reason of the passenger', { reasonCode: 'BORED' }, 'BAD_REQUEST'],
    ['of an order that is not there', { orderNo: "' or 1=1" }, 'ORDER_NOT_FOUND'],
  ])('refuses a refund %s, and changes nothing', async (_, change, code) => {
    const order = await buyTickets(backoffice.service)
    expect((await refund(order, change)).code).toBe(code)
    expect(await backoffice.listRefunds(order.orderNo)).toEqual([])
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('paid')
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'refund.by-staff',
      outcome: 'refused',
      refusal: code,
    })
  })

  it('refuses a refund while a request waits, and after the passenger was faster', async () => {
    const [requested, gone] = [await buyWithCoupon(backoffice.service), await buyTickets(backoffice.service)]
    await sendRequest(requested)
    await apply(gone, await getQuote(gone))
    expect((await refund(requested, { totalFee: 550 })).code).toBe('REFUND_REQUEST_OPEN')
    expect((await refund(gone)).code).toBe('REFUND_ALREADY_REFUNDED')
  })
})

describe('[D3.refund.12] a refusal of a refund by staff brings a fresh preview', () => {
  type Fresh = z.infer<typeof previewStaffRefundCall.answer>['responseData']
  const readPreview = (answer: { responseData: unknown }): Fresh => {
    const { preview: fresh } = answer.responseData as { preview: Fresh }
    expect(z.safeParse(previewStaffRefundCall.answer, { ...answer, responseData: fresh }).error).toBeUndefined()
    return fresh
  }

  it('brings a staff preview of the chosen tickets at the current fee, with the other leg', async () => {
    const order = await buyTickets(backoffice.service, { line: 'HKGZHORT', back: '2026-11-25' })
    const { total, totalFee } = (await preview(order, order.tickets)).responseData
    const answers = [
      await refund(order, { totalFee: 0 }),
      await refund({ ...order, tickets: order.tickets.slice(0, 1) }),
      await refund(order, { totalFee, newFee: 0 }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['REFUND_FEE_CHANGED', 'REFUND_OTHER_LEG', 'STAFF_REASON_MISSING'])
    for (const answer of answers) expect(readPreview(answer)).toMatchObject({ total, totalFee, items: [{}, {}] })
  })

  it('brings a staff preview of the states alone where the tickets cannot be refunded', async () => {
    const order = await buyTickets(backoffice.service)
    await apply(order, await getQuote(order))
    expect(readPreview(await refund(order))).toMatchObject({ items: [], tickets: [{ cpzt: '10' }] })
  })

  it('brings a staff preview with the request that blocks the refund, and for a refused approval', async () => {
    const order = await buyWithCoupon(backoffice.service)
    const { requestNo } = await sendRequest(order)
    expect(readPreview(await refund(order, { totalFee: 550 }))).toMatchObject({ requestNo, items: [{ fee: 550 }] })
    const approve = (change: object = {}) => clerk.call('staff/approve.request', { requestNo, ...change })
    const [wordless, answer] = [await approve({ newFee: 0 }), await approve({ answerText: '退款'.repeat(300) })]
    expect(wordless.code).toBe('STAFF_REASON_MISSING')
    for (const refused of [wordless, answer])
      expect(readPreview(refused)).toMatchObject({ requestNo, items: [{ ph: order.tickets[0] }] })
    await approve()
    const closed = await approve()
    expect(closed).toMatchObject({ code: 'REFUND_REQUEST_CLOSED', responseData: { state: 'APPROVED' } })
    expect(readPreview(closed)).toMatchObject({ requestNo: '', items: [], tickets: [{ cpzt: '10' }] })
  })

  it('brings no staff preview for an unknown order or for an own one', async () => {
    const own = await buyTickets(backoffice.service)
    const missing = await refund(own, { orderNo: 'nothing' })
    await backoffice.db
      .updateTable('orders')
      .set({ account_id: clerk.accountId })
      .where('order_no', '=', own.orderNo)
      .execute()
    const refused = await refund(own)
    expect([missing.code, refused.code]).toEqual(['ORDER_NOT_FOUND', 'STAFF_OWN_ORDER'])
    for (const { responseData } of [missing, refused]) expect(responseData ?? {}).not.toHaveProperty('preview')
  })
})

describe('[D5.3] another fee below the limit', () => {
  it('needs a reason but no second person, and the passenger does not read it', async () => {
    const order = await buyTickets(backoffice.service)
    await backoffice.service.clearOutbox()
    const { responseData } = await refund(order, { newFee: 0, reasonText: ' Fever, seen by a doctor. ' })
    expect(await backoffice.listRefunds(order.orderNo)).toMatchObject([{ amount_cents: 6500, reason_text: '' }])
    const made = backoffice.db.selectFrom('staff_refunds').selectAll().where('refund_no', '=', responseData.refundNo)
    expect(await made.executeTakeFirst()).toMatchObject({
      ...{ made_by: clerk.accountId, second_by: '', policy_fee_cents: 650, fee_cents: 0 },
      reason_text: 'Fever, seen by a doctor.',
    })
    expect((await backoffice.readLetters()).join()).not.toContain('Fever')
    const record = await order.member.call('wx/query.refund.record', { orderNo: order.orderNo })
    expect(record.responseData).toMatchObject([{ total: 6500, totalFee: 0, items: [{ feeRate: 0 }] }])
  })

  it('splits the fee over the tickets of a request too, and shows it to its passenger', async () => {
    const order = await buyWithCoupon(backoffice.service, { adult: 2 })
    const { requestNo, totalFee } = await sendRequest(order)
    const body = { requestNo, newFee: 100, reasonText: 'Both ill.' }
    const answer = await clerk.call('staff/approve.request', body)
    expect(answer.responseData).toMatchObject({ state: 'APPROVED', totalFee: 100, total: 11_900 })
    const [made] = await backoffice.db
      .selectFrom('staff_refunds')
      .selectAll()
      .where('order_no', '=', order.orderNo)
      .execute()
    expect(made).toMatchObject({ policy_fee_cents: totalFee, fee_cents: 100, reason_text: 'Both ill.' })
    const shown = await order.member.call('wx/query.refund.request', { orderNo: order.orderNo })
    expect(shown.responseData).toMatchObject({ request: { totalFee: 100, total: 11_900, reasonText: '' } })
    expect((await clerk.call('staff/approve.request', body)).code).toBe('REFUND_REQUEST_CLOSED')
  })
})
