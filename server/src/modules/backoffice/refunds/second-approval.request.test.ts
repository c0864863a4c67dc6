import { DAY_MS } from '@shuttle/domain'
import {
  approveProposalCall,
  approveStaffRequestCall,
  previewStaffRefundCall,
  queryProposalsCall,
  refundTicketsByStaffCall,
  rejectProposalCall,
  type StaffRefund,
} from '@shuttle/wire/staff'
import type { TestStaff } from '../../../testing/new-staff'
import {
  buyWithCoupon,
  queryRequest,
  sendRequest,
  withdraw,
} from '../../passenger/refund-requests/testing/refund-request-calls.request'
import { type BoughtOrder, buyTickets } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../../passenger/ticket-refunds/testing/list-wrong-sums'
import { recordCheck } from '../../passenger/ticket-use'
import { eraseStaffRefunds } from '.'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

let backoffice: TestBackoffice
let clerk: TestStaff
let finance: TestStaff
beforeAll(async () => {
  backoffice = await startBackoffice({ STAFF_REFUND_LIMIT_CENTS: '10000' })
})
afterAll(() => backoffice.close())
beforeEach(async () => {
  backoffice.service.clock.set(NOON)
  await backoffice.service.startAnew()
  clerk = await backoffice.staff('refund-clerk')
  finance = await backoffice.staff('finance')
})
afterEach(async () => expect(await listWrongSums(backoffice.db)).toEqual([]))

const buyTwo = () => buyTickets(backoffice.service, { adult: 2 })
const refund = async ({ orderNo, tickets }: BoughtOrder, change: Partial<StaffRefund> = {}, by = clerk) => {
  const fees = { policyFee: 650 * tickets.length, newFee: 0, reasonText: 'Both ill.' }
  return by.send(refundTicketsByStaffCall, { orderNo, tickets, ...fees, reason: 'illness', ...change })
}
const REFUNDED = { refundNo: expect.any(String) }
const PROPOSED = { proposalNo: expect.any(String) }
const propose = async (order: BoughtOrder, by = clerk): Promise<string> => {
  const { data } = await refund(order, {}, by)
  expect(data).toEqual(PROPOSED)
  return 'proposalNo' in data ? data.proposalNo : ''
}
const approve = (proposalNo: string, by = finance) => by.send(approveProposalCall, { proposalNo })
/** The same, as JSON. */
const sendApproval = (proposalNo: string) => finance.call(approveProposalCall.path, { proposalNo })
const reject = (proposalNo: string, reasonText = 'Ask for a proof first.') =>
  finance.send(rejectProposalCall, { proposalNo, reasonText })
const find = async (proposalNo: string) => {
  const { rows } = (await finance.send(queryProposalsCall, { proposalNo })).data
  expect(rows).toHaveLength(1)
  return rows[0]
}
const check = (ticket_no = '') =>
  recordCheck(backoffice.db, { check_id: `G ${ticket_no}`, ticket_no, checked_at: NOON, gate: 'G', device: '' }, NOON)

describe('[D5.3] a refund at another fee above the limit', () => {
  it('a refund above the limit waits for a second person, and then is at the proposed fee', async () => {
    const order = await buyTwo()
    const proposalNo = await propose(order)
    expect([await backoffice.listRefunds(order.orderNo), await backoffice.service.getStatus(order.orderNo)]).toEqual([
      [],
      'paid',
    ])
    expect(await find(proposalNo)).toMatchObject({
      ...{ state: 'waiting', policyFee: 1300, fee: 0, refund: 13_000, reasonText: 'Both ill.', isOwn: false },
      ...{ proposedBy: clerk.accountId, proposerName: clerk.email, expiresAt: NOON + 7 * DAY_MS },
      ...{ deciderName: undefined, decidedBy: undefined, refundNo: undefined },
    })
    backoffice.service.clock.set(NOON + 2 * DAY_MS)
    finance = await backoffice.staff('finance')
    const { data } = await approve(proposalNo)
    const [made] = await backoffice.listRefunds(order.orderNo)
    expect(made).toMatchObject({ amount_cents: 13_000, reason: 'illness' })
    expect(data).toMatchObject({
      state: 'approved',
      decidedBy: finance.accountId,
      deciderName: finance.email,
      refundNo: made?.refund_no,
    })
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'refund.second-approval',
      object_id: proposalNo,
      outcome: 'done',
    })
    const staff = backoffice.db.selectFrom('staff_refunds').selectAll().where('order_no', '=', order.orderNo)
    expect(await staff.executeTakeFirst()).toMatchObject({ made_by: clerk.accountId, second_by: finance.accountId })
  })

  it('lists proposals of a state, the oldest first, page by page', async () => {
    const first = await propose(await buyTwo())
    backoffice.service.clock.set(NOON + 1)
    const own = [first, await propose(await buyTwo())]
    const listed: string[] = []
    let after: string | undefined
    do {
      const { data } = await finance.send(queryProposalsCall, { state: 'waiting', pageSize: 1, after })
      listed.push(...data.rows.map(({ proposalNo }) => proposalNo))
      after = data.next
    } while (after !== undefined)
    expect(listed.slice(-2)).toEqual(own)
  })

  it('compares the fees of all parts of an order with the limit', async () => {
    const order = await buyTickets(backoffice.service, { adult: 3 })
    const part = (at: number) => ({ ...order, tickets: order.tickets.slice(at, at + 1) })
    expect((await refund(part(0))).data).toEqual(REFUNDED)
    expect((await refund(part(1), { newFee: 3000 })).data).toEqual(REFUNDED)
    expect((await refund(part(2), { newFee: 6490 })).data).toEqual(PROPOSED)
    expect((await refund(part(2), { newFee: undefined, reasonText: '' })).code).toBe('STAFF_PROPOSAL_WAITING')
  })

  it('a refund at another fee above the limit needs no second person at the fee of the policy', async () => {
    expect((await refund(await buyTwo(), { newFee: 1300, reasonText: '' })).data).toEqual(REFUNDED)
  })

  it('[D5.4] refuses both decisions to the author of a proposal, whatever the role', async () => {
    const supervisor = await backoffice.staff('supervisor')
    const proposalNo = await propose(await buyTwo(), supervisor)
    expect((await approve(proposalNo, supervisor)).code).toBe('STAFF_PROPOSAL_OWN')
    const rejected = await supervisor.send(rejectProposalCall, { proposalNo, reasonText: 'No more.' })
    expect(rejected.code).toBe('STAFF_PROPOSAL_OWN')
    expect((await approve(proposalNo, clerk)).code).toBe('FORBIDDEN')
    expect((await approve(proposalNo, await backoffice.staff('supervisor'))).code).toBe('SUCCESS')
  })

  it('rejects a proposal with a reason, and accepts a new one', async () => {
    const order = await buyTwo()
    const proposalNo = await propose(order)
    expect((await reject(proposalNo, ' ')).code).toBe('STAFF_REASON_MISSING')
    expect((await reject(proposalNo)).data).toMatchObject({
      state: 'rejected',
      decisionText: 'Ask for a proof first.',
    })
    expect(await sendApproval(proposalNo)).toMatchObject({
      code: 'STAFF_PROPOSAL_CLOSED',
      responseData: { state: 'REJECTED' },
    })
    expect(await propose(order)).not.toBe(proposalNo)
    expect((await approve('P0')).code).toBe('STAFF_PROPOSAL_UNKNOWN')
  })

  it('a proposal expires after seven days, to the millisecond', async () => {
    const [order, other] = [await buyTwo(), await buyTwo()]
    const [proposalNo, last] = [await propose(order), await propose(other)]
    backoffice.service.clock.set(NOON + 7 * DAY_MS - 1)
    finance = await backoffice.staff('finance')
    expect((await approve(last)).code).toBe('SUCCESS')
    backoffice.service.clock.set(NOON + 7 * DAY_MS)
    expect((await find(proposalNo))?.state).toBe('expired')
    expect(await sendApproval(proposalNo)).toMatchObject({
      code: 'STAFF_PROPOSAL_CLOSED',
      responseData: { state: 'EXPIRED' },
    })
    const stored = backoffice.db.selectFrom('refund_proposals').select('state').where('proposal_no', '=', proposalNo)
    expect(await stored.executeTakeFirst()).toEqual({ state: 'expired' })
  })
})

describe('[D5.24] a proposal is refused as stale', () => {
  const expectStale = async (proposalNo: string) => {
    const { code, responseData } = await sendApproval(proposalNo)
    expect([code, responseData?.preview?.proposalNo]).toEqual(['STAFF_PROPOSAL_STALE', null])
    expect(await backoffice.lastAuditEvent()).toMatchObject({ outcome: 'refused', refusal: 'STAFF_PROPOSAL_STALE' })
    expect((await find(proposalNo))?.state).toBe('stale')
  }

  it.each<[string, (order: BoughtOrder) => Promise<unknown>]>([
    ['was checked', ({ tickets }) => check(tickets[0])],
    [
      'travels on another day',
      ({ tickets }) =>
        backoffice.db
          .updateTable('tickets')
          .set({ travel_date: '2026-11-26' })
          .where('ticket_no', '=', tickets[0] ?? '')
          .execute(),
    ],
    ['is in a request of the passenger', (order) => sendRequest(order, { reasonCode: 'SERVICE_DISRUPTION' })],
  ])('refuses a proposal as stale once one of its tickets %s', async (_, happen) => {
    const order = await buyTwo()
    const proposalNo = await propose(order)
    await happen(order)
    await expectStale(proposalNo)
    expect(await backoffice.listRefunds(order.orderNo)).toEqual([])
  })

  it('a stale proposal does not block the refund of its order', async () => {
    const order = await buyTwo()
    const proposalNo = await propose(order)
    const { orderNo } = order
    const waiting = async () => (await clerk.send(previewStaffRefundCall, { orderNo })).data.proposalNo
    expect(await waiting()).toBe(proposalNo)
    await check(order.tickets[0])
    expect(await waiting()).toBeUndefined()
    expect((await refund({ ...order, tickets: order.tickets.slice(1) })).code).toBe('SUCCESS')
    expect((await find(proposalNo))?.state).toBe('stale')
  })
})

describe('[D5.3] a request at another fee above the limit', () => {
  const proposeRequest = async () => {
    const order = await buyWithCoupon(backoffice.service, { adult: 2 })
    const { requestNo } = await sendRequest(order)
    const body = { requestNo, newFee: 0, reasonText: 'Both ill.', answerText: 'Get well soon.' }
    const { data } = await clerk.send(approveStaffRequestCall, body)
    expect(data).toMatchObject({ state: 'waiting', fee: 1200 })
    return { order, requestNo, proposalNo: data.proposalNo ?? '' }
  }

  it('a request waits until the second person approves its proposal, and then the passenger is mailed', async () => {
    const { order, requestNo, proposalNo } = await proposeRequest()
    await backoffice.service.clearOutbox()
    expect((await find(proposalNo))?.requestNo).toBe(requestNo)
    expect((await approve(proposalNo)).code).toBe('SUCCESS')
    expect((await queryRequest(order)).data.request).toMatchObject({ state: 'APPROVED', totalFee: 0, total: 12_000 })
    const letters = await backoffice.readLetters()
    expect(letters.some((letter) => letter.includes('Get well soon.') && letter.includes('HK$120.00'))).toBe(true)
  })

  it('a proposal is stale once the passenger withdrew the request, or staff decided it otherwise', async () => {
    const [gone, decided] = [await proposeRequest(), await proposeRequest()]
    await withdraw(gone.order, gone.requestNo)
    expect((await clerk.send(approveStaffRequestCall, { requestNo: decided.requestNo })).code).toBe('SUCCESS')
    for (const { proposalNo } of [gone, decided]) expect((await approve(proposalNo)).code).toBe('STAFF_PROPOSAL_STALE')
    expect(await backoffice.listRefunds(gone.order.orderNo)).toEqual([])
  })

  it('a request waits on after a rejection of the second person', async () => {
    const { order, proposalNo } = await proposeRequest()
    expect((await reject(proposalNo)).code).toBe('SUCCESS')
    expect((await queryRequest(order)).data.request?.state).toBe('WAITING')
  })
})

it('[D6.rights.1] deletes the texts of staff about refunds with the account of the passenger', async () => {
  const order = await buyTwo()
  const proposalNo = await propose(order)
  expect((await approve(proposalNo)).code).toBe('SUCCESS')
  await backoffice.service.runOutbox()
  await eraseStaffRefunds(backoffice.db, order.member.accountId)
  const rows = backoffice.db.selectFrom('refund_proposals').select('reason_text').where('proposal_no', '=', proposalNo)
  expect(await rows.executeTakeFirst()).toEqual({ reason_text: '' })
})
