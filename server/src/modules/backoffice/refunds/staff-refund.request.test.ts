import {
  approveStaffRequestCall,
  exportOrdersCall,
  previewStaffRefundCall,
  queryOrderFileCall,
  refundTicketsByStaffCall,
  type StaffRefund,
  type StaffRefundPreview,
  searchOrdersCall,
} from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { TestStaff } from '../../../testing/new-staff'
import { buyWithCoupon, sendRequest } from '../../passenger/refund-requests/testing/refund-request-calls.request'
import {
  apply,
  type BoughtOrder,
  buyTickets,
  getQuote,
} from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../../passenger/ticket-refunds/testing/list-wrong-sums'
import { recordCheck } from '../../passenger/ticket-use'
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
  clerk.send(previewStaffRefundCall, { orderNo, tickets })
const refund = ({ orderNo, tickets }: BoughtOrder, change: Partial<StaffRefund> = {}) =>
  clerk.send(refundTicketsByStaffCall, { orderNo, tickets, policyFee: 650, reason: 'illness', ...change })
/** The same, as JSON. */
const sendRefund = ({ orderNo, tickets }: BoughtOrder, change: object = {}) =>
  clerk.call(refundTicketsByStaffCall.path, { orderNo, tickets, policyFee: 650, reason: 'illness', ...change })
const findRefundNo = async (orderNo: string) => (await backoffice.listRefunds(orderNo))[0]?.refund_no
const check = (ticket_no = '') =>
  recordCheck(backoffice.db, { check_id: `G ${ticket_no}`, ticket_no, checked_at: NOON, gate: 'G', device: '' }, NOON)

describe('[D5.23] the preview of a refund by hand', () => {
  it('previews the policy, every ticket, and the amounts of the chosen ones', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    const { data } = await preview(order, order.tickets.slice(0, 1))
    const state = { isRefunded: false, isChecked: false, fee: 650, byHandReason: undefined }
    expect(data).toMatchObject({
      ...{ orderStatus: 'paid', currency: 'HKD', payType: 'MasterCard', orderPaid: 13_000, refund: 5850, fee: 650 },
      ...{ secondApprovalLimit: 50_000, refundedAlone: 0, requestNo: undefined, proposalNo: undefined },
      ...{ policy: { id: 'purchase-2' }, items: [{ ticketNo: order.tickets[0], fee: 650, refund: 5850 }] },
      tickets: order.tickets.map((ticketNo) => ({ ticketNo, ...state, together: [ticketNo] })),
    })
    expect(await backoffice.lastAuditEvent()).toMatchObject({ object_kind: 'order', object_id: order.orderNo })
    expect((await preview({ orderNo: 'nothing' })).code).toBe('ORDER_NOT_FOUND')
  })

  it('previews both legs of a round trip where one is named', async () => {
    const order = await buyTickets(backoffice.service, { line: 'HKGZHORT', back: '2026-11-25' })
    const whole = (await preview(order, order.tickets)).data
    for (const ticketNo of order.tickets) {
      const { code, data } = await preview(order, [ticketNo])
      expect(code).toBe('SUCCESS')
      expect(data.items).toHaveLength(2)
      expect([data.refund, data.fee]).toEqual([whole.refund, whole.fee])
    }
    expect((await refund({ ...order, tickets: order.tickets.slice(0, 1) })).code).toBe('REFUND_OTHER_LEG')
  })

  it('marks the tickets whose money is not back yet in the preview, the order and the order list', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    const [first] = order.tickets
    const readStates = async () => {
      const { tickets } = (await preview(order)).data
      return tickets.map(({ ticketNo, isRefunded, isRefundPending }) => [
        ticketNo === first,
        isRefunded,
        isRefundPending,
      ])
    }
    const supervisor = await backoffice.staff('supervisor')
    const findInSearch = async () =>
      (await supervisor.send(searchOrdersCall, { filters: { orderNo: order.orderNo } })).data.rows[0]
    const inspect = async () => {
      const { tickets } = (await supervisor.send(queryOrderFileCall, { orderNo: order.orderNo })).data
      return tickets.map(({ ticketNo, isRefunded, isRefundPending }) => [
        ticketNo === first,
        isRefunded,
        isRefundPending,
      ])
    }
    await refund(order, { tickets: order.tickets.slice(0, 1) })
    expect(await readStates()).toEqual([
      [true, true, true],
      [false, false, false],
    ])
    expect(await inspect()).toEqual([
      [true, true, true],
      [false, false, false],
    ])
    expect(await findInSearch()).toMatchObject({ status: 'partlyRefunded', isRefundPending: true })
    await backoffice.service.runOutbox()
    expect(await readStates()).toEqual([
      [true, true, false],
      [false, false, false],
    ])
    expect(await inspect()).toEqual([
      [true, true, false],
      [false, false, false],
    ])
    expect(await findInSearch()).toMatchObject({ isRefundPending: false })
  })

  it('shows a refunded amount in list, file and CSV of orders once the refund is done', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    const { orderNo, tickets } = order
    const supervisor = await backoffice.staff('supervisor')
    const read = async () => {
      const list = await supervisor.send(searchOrdersCall, { filters: { orderNo } })
      const file = await supervisor.send(queryOrderFileCall, { orderNo })
      const table = await supervisor.send(exportOrdersCall, { filters: { orderNo } }, { 'accept-language': 'en' })
      const [headings, cells] = table.data.csv.slice(1).split('\r\n')
      const column = headings?.split(',').indexOf('Refunded') ?? -1
      return [list.data.rows[0]?.refunded, file.data.order.refunded, cells?.split(',')[column]]
    }
    await refund(order, { tickets: tickets.slice(0, 1) })
    expect(await read()).toEqual([0, 0, '0.00'])
    await backoffice.service.runOutbox()
    backoffice.service.clock.advance(60_000)
    expect(await read()).toEqual([5850, 5850, '58.50'])
  })
})

describe('[D5.23] a refund by hand', () => {
  it('refunds at the fee of the policy, without a reason: ledger, order, mail and audit', async () => {
    const order = await buyTickets(backoffice.service)
    await backoffice.service.clearOutbox()
    const { data } = await refund(order)
    const refundNo = await findRefundNo(order.orderNo)
    expect(data).toEqual({ refundNo })
    expect(await backoffice.listRefunds(order.orderNo)).toMatchObject([
      { amount_cents: 5850, reason: 'illness', reason_text: '', language: 'en' },
    ])
    expect(JSON.parse((await backoffice.lastAuditEvent()).after)).toEqual({ refundNo })
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
      const { fee, tickets } = (await preview(order, order.tickets)).data
      expect(tickets[0]?.byHandReason).toBeDefined()
      expect((await refund(order, { policyFee: fee })).code).toBe('SUCCESS')
      expect(await backoffice.service.getStatus(order.orderNo)).toBe('refunding')
    }
  })

  it('refunds a ticket beside a checked one, which stays', async () => {
    const order = await buyTickets(backoffice.service, { adult: 2 })
    await check(order.tickets[0])
    expect((await refund(order, { policyFee: 1300 })).code).toBe('REFUND_COLLECTED_OR_CHECKED')
    expect((await refund(order, { tickets: order.tickets.slice(1) })).code).toBe('SUCCESS')
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('used')
  })

  it.each<[string, object, string]>([
    ['at a fee that was not shown', { policyFee: 0 }, 'REFUND_FEE_CHANGED'],
    ['of another ticket', { tickets: ['T0'] }, 'REFUND_TICKET_ABNORMAL'],
    ['at another fee without a reason', { newFee: 0 }, 'STAFF_REASON_MISSING'],
    ['at a fee above what was paid', { newFee: 6510, reasonText: 'because' }, 'STAFF_FEE_INVALID'],
    ['at a fee that is no number', { newFee: 'free', reasonText: 'because' }, 'BAD_REQUEST'],
    ['without a reason of the passenger', { reason: 'bored' }, 'BAD_REQUEST'],
    ['of an order that is not there', { orderNo: "' or 1=1" }, 'ORDER_NOT_FOUND'],
  ])('refuses a refund %s, and changes nothing', async (_, change, code) => {
    const order = await buyTickets(backoffice.service)
    expect((await sendRefund(order, change)).code).toBe(code)
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
    expect((await refund(requested, { policyFee: 550 })).code).toBe('REFUND_REQUEST_OPEN')
    expect((await refund(gone)).code).toBe('REFUND_ALREADY_REFUNDED')
  })
})

describe('[D3.refund.12] a refusal of a refund by staff brings a fresh preview', () => {
  const readPreview = ({ responseData }: { responseData: unknown }): StaffRefundPreview => {
    const { preview: fresh } = responseData as { preview: z.input<typeof previewStaffRefundCall.data> }
    return z.decode(previewStaffRefundCall.data, fresh)
  }

  it('brings a staff preview of the chosen tickets at the current fee, with the other leg', async () => {
    const order = await buyTickets(backoffice.service, { line: 'HKGZHORT', back: '2026-11-25' })
    const { refund: total, fee } = (await preview(order, order.tickets)).data
    const answers = [
      await sendRefund(order, { policyFee: 0 }),
      await sendRefund({ ...order, tickets: order.tickets.slice(0, 1) }),
      await sendRefund(order, { policyFee: fee, newFee: 0 }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['REFUND_FEE_CHANGED', 'REFUND_OTHER_LEG', 'STAFF_REASON_MISSING'])
    for (const answer of answers) expect(readPreview(answer)).toMatchObject({ refund: total, fee, items: [{}, {}] })
  })

  it('brings a staff preview of the states alone where the tickets cannot be refunded', async () => {
    const order = await buyTickets(backoffice.service)
    await apply(order, await getQuote(order))
    expect(readPreview(await sendRefund(order))).toMatchObject({ items: [], tickets: [{ isRefunded: true }] })
  })

  it('brings a staff preview with the request that blocks the refund, and for a refused approval', async () => {
    const order = await buyWithCoupon(backoffice.service)
    const { requestNo } = await sendRequest(order)
    expect(readPreview(await sendRefund(order, { policyFee: 550 }))).toMatchObject({ requestNo, items: [{ fee: 550 }] })
    const approve = (change: object = {}) => clerk.call(approveStaffRequestCall.path, { requestNo, ...change })
    const [wordless, answer] = [await approve({ newFee: 0 }), await approve({ answerText: '退款'.repeat(300) })]
    expect(wordless.code).toBe('STAFF_REASON_MISSING')
    for (const refused of [wordless, answer])
      expect(readPreview(refused)).toMatchObject({ requestNo, items: [{ ticketNo: order.tickets[0] }] })
    await approve()
    const closed = await approve()
    expect(closed).toMatchObject({ code: 'REFUND_REQUEST_CLOSED', responseData: { state: 'APPROVED' } })
    expect(readPreview(closed)).toMatchObject({ requestNo: undefined, items: [], tickets: [{ isRefunded: true }] })
  })

  it('brings no staff preview for an unknown order or for an own one', async () => {
    const own = await buyTickets(backoffice.service)
    const missing = await sendRefund(own, { orderNo: 'nothing' })
    await backoffice.db
      .updateTable('orders')
      .set({ account_id: clerk.accountId })
      .where('order_no', '=', own.orderNo)
      .execute()
    const refused = await sendRefund(own)
    expect([missing.code, refused.code]).toEqual(['ORDER_NOT_FOUND', 'STAFF_OWN_ORDER'])
    for (const { responseData } of [missing, refused]) expect(responseData ?? {}).not.toHaveProperty('preview')
  })
})

describe('[D5.3] another fee below the limit', () => {
  it('needs a reason but no second person, and the passenger does not read it', async () => {
    const order = await buyTickets(backoffice.service)
    await backoffice.service.clearOutbox()
    await refund(order, { newFee: 0, reasonText: ' Fever, seen by a doctor. ' })
    expect(await backoffice.listRefunds(order.orderNo)).toMatchObject([{ amount_cents: 6500, reason_text: '' }])
    const made = backoffice.db.selectFrom('staff_refunds').selectAll().where('order_no', '=', order.orderNo)
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
    const { data } = await clerk.send(approveStaffRequestCall, body)
    expect(data).toMatchObject({ state: 'approved', fee: 100, refund: 11_900 })
    const [made] = await backoffice.db
      .selectFrom('staff_refunds')
      .selectAll()
      .where('order_no', '=', order.orderNo)
      .execute()
    expect(made).toMatchObject({ policy_fee_cents: totalFee, fee_cents: 100, reason_text: 'Both ill.' })
    const shown = await order.member.call('wx/query.refund.request', { orderNo: order.orderNo })
    expect(shown.responseData).toMatchObject({ request: { totalFee: 100, total: 11_900, reasonText: '' } })
    expect((await clerk.send(approveStaffRequestCall, body)).code).toBe('REFUND_REQUEST_CLOSED')
  })
})
