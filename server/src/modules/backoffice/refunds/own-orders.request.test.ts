import { STAFF_LEVEL } from '@shuttle/domain'
import type { StaffPosition } from '@shuttle/domain/staff'
import {
  approveProposalCall,
  approveStaffRequestCall,
  closeDifferenceCall,
  previewStaffRefundCall,
  refundTicketsByStaffCall,
  rejectProposalCall,
  rejectStaffRequestCall,
  retryRefundCall,
  settleRefundCall,
} from '@shuttle/wire/staff'
import { type TestStaff, withSend } from '../../../testing/new-staff'
import { sendRequest } from '../../passenger/refund-requests/testing/refund-request-calls.request'
import { buyTickets } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../../passenger/ticket-refunds/testing/list-wrong-sums'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'
import { makeStuckRefund } from './testing/stuck-refund'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const OWN = 'STAFF_OWN_ORDER'

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
/** Gives the passenger of an order a role: the order is one of staff from then on. */
const employ = async (accountId: string, role: StaffPosition) => {
  await backoffice.db.updateTable('accounts').set({ level: STAFF_LEVEL }).where('id', '=', accountId).execute()
  const row = { account_id: accountId, role, granted_at: NOON, granted_by: '' }
  await backoffice.db.insertInto('staff_roles').values(row).execute()
}
const change = { policyFee: 1300, newFee: 0, reasonText: 'Both ill.', reason: 'illness' } as const

describe('[D5.3] staff with an order of their own', () => {
  it('refuses staff the preview and the refund of their own order', async () => {
    const order = await buyTwo()
    const { orderNo, tickets } = order
    const member = withSend(order.member)
    await employ(member.accountId, 'supervisor')
    const request = { orderNo, tickets, ...change }
    expect((await member.send(previewStaffRefundCall, { orderNo, tickets })).code).toBe(OWN)
    expect((await member.send(refundTicketsByStaffCall, request)).code).toBe(OWN)
    expect((await member.send(refundTicketsByStaffCall, { ...request, newFee: undefined })).code).toBe(OWN)
    expect(await backoffice.lastAuditEvent()).toMatchObject({ outcome: 'refused', refusal: OWN, object_id: orderNo })
    expect(await backoffice.listRefunds(orderNo)).toEqual([])
    expect((await clerk.send(refundTicketsByStaffCall, { ...request, newFee: undefined })).code).toBe('SUCCESS')
  })

  it('refuses staff both decisions on their own request', async () => {
    const order = await buyTwo()
    const { requestNo } = await sendRequest(order, { reasonCode: 'SERVICE_DISRUPTION' })
    await employ(order.member.accountId, 'refund-clerk')
    const member = withSend(order.member)
    for (const call of [approveStaffRequestCall, rejectStaffRequestCall])
      expect((await member.send(call, { requestNo, answerText: 'All is well here.' })).code).toBe(OWN)
    expect((await clerk.send(approveStaffRequestCall, { requestNo })).code).toBe('SUCCESS')
  })

  it('refuses staff the second approval of their own refund', async () => {
    const order = await buyTwo()
    const { orderNo, tickets } = order
    const member = withSend(order.member)
    await employ(member.accountId, 'finance')
    const { data } = await clerk.send(refundTicketsByStaffCall, { orderNo, tickets, ...change })
    expect(data).toEqual({ proposalNo: expect.any(String) })
    const proposalNo = 'proposalNo' in data ? data.proposalNo : ''
    expect((await member.send(approveProposalCall, { proposalNo })).code).toBe(OWN)
    const rejection = { proposalNo, reasonText: 'Not by myself.' }
    expect((await member.send(rejectProposalCall, rejection)).code).toBe(OWN)
    expect((await finance.send(approveProposalCall, { proposalNo })).code).toBe('SUCCESS')
  })

  it('refuses staff the retry, the settlement and the difference of their own refund', async () => {
    const { order, refundNo } = await makeStuckRefund(backoffice)
    await employ(order.member.accountId, 'finance')
    const member = withSend(order.member)
    expect((await member.send(retryRefundCall, { refundNo })).code).toBe(OWN)
    const settlement = { refundNo, reference: 'FPS 0001', reasonText: 'Card was closed.' }
    expect((await member.send(settleRefundCall, settlement)).code).toBe(OWN)
    const found = { difference_no: `D-${refundNo}`, kind: 'settled-twice', provider: 'MasterCard', number: refundNo }
    const sums = { ours_cents: 1, ours_currency: 'HKD', theirs_cents: 1, theirs_currency: 'HKD' }
    await backoffice.db
      .insertInto('payment_differences')
      .values({
        ...({ ...found, day: null, order_no: order.orderNo, request_no: null, refund_no: refundNo } as const),
        ...({ state: 'open', ...sums, found_at: NOON, closed_at: null, closed_by: '', reason_text: '' } as const),
        kind: 'settled-twice',
      })
      .execute()
    const closing = { differenceNo: found.difference_no, reason: 'All is well.' }
    expect((await withSend(member).send(closeDifferenceCall, closing)).code).toBe(OWN)
    expect((await finance.send(closeDifferenceCall, closing)).code).toBe('SUCCESS')
    expect((await finance.send(settleRefundCall, settlement)).code).toBe('SUCCESS')
  })

  it('refuses staff the override of their own ticket', async () => {
    const { member, tickets } = await buyTwo()
    await employ(member.accountId, 'supervisor')
    const override = { code: tickets[0], place: 'Gate 1', reason: 'Late bus today' }
    expect((await member.call('staff/override.ticket', override)).code).toBe(OWN)
    const other = await backoffice.staff('supervisor')
    expect((await other.call('staff/override.ticket', override)).code).toBe('SUCCESS')
  })
})

describe('[D5.3] refunds at changed fees of one person on one day', () => {
  const refund = async (by: TestStaff, newFee: number) => {
    const { orderNo, tickets } = await buyTickets(backoffice.service)
    const body = { orderNo, tickets, ...change, policyFee: 650, newFee }
    const { data } = await by.send(refundTicketsByStaffCall, body)
    return 'proposalNo' in data ? 'second person' : 'made'
  }

  it('adds changed fees over orders, and needs a second person above the limit', async () => {
    expect([await refund(clerk, 0), await refund(clerk, 3000), await refund(clerk, 6490)]).toEqual([
      ...['made', 'made'],
      'second person',
    ])
    const { orderNo } = await buyTickets(backoffice.service)
    expect((await clerk.send(previewStaffRefundCall, { orderNo })).data.refundedAlone).toBe(10_000)
    expect(await refund(clerk, 650)).toBe('made')
    expect(await refund(await backoffice.staff('refund-clerk'), 0)).toBe('made')
  })

  it('counts changed fees anew from midnight in UTC+8', async () => {
    backoffice.service.clock.set(Date.parse('2026-11-21T23:59:30+08:00'))
    expect([await refund(clerk, 0), await refund(clerk, 0)]).toEqual(['made', 'second person'])
    backoffice.service.clock.set(Date.parse('2026-11-22T00:00:00+08:00'))
    expect(await refund(clerk, 0)).toBe('made')
  })

  it('adds the fees of two concurrent refunds', async () => {
    for (let round = 0; round < 3; round += 1) {
      const by = await backoffice.staff('refund-clerk')
      const made = await Promise.all([refund(by, 0), refund(by, 0)])
      expect(made.toSorted()).toEqual(['made', 'second person'])
    }
  })

  it('adds the approval of requests too', async () => {
    expect(await refund(clerk, 0)).toBe('made')
    const order = await buyTickets(backoffice.service)
    const { requestNo } = await sendRequest(order, { reasonCode: 'SERVICE_DISRUPTION' })
    const approval = { requestNo, newFee: 0, reasonText: 'All ill.' }
    const { data } = await clerk.send(approveStaffRequestCall, approval)
    expect(data).toMatchObject({ state: 'waiting', proposalNo: expect.any(String) })
  })
})
