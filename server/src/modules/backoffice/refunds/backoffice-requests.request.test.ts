import {
  approveStaffRequestCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  readStaffProofCall,
  rejectStaffRequestCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { TestStaff } from '../../../testing/new-staff'
import { aPicture } from '../../passenger/refund-requests/testing/proof-file'
import {
  buyWithCoupon,
  sendRequest,
  trySendRequest,
  withdraw,
} from '../../passenger/refund-requests/testing/refund-request-calls.request'
import { buyTickets } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { recordCheck } from '../../passenger/ticket-use'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const [HOUR, DAY] = [3_600_000, 86_400_000]

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

type QueueBody = z.output<typeof queryStaffRequestsCall.request>
const getQueue = async (body: QueueBody = {}) =>
  (await clerk.send(queryStaffRequestsCall, { state: 'waiting', ...body })).data
const getNumbers = async (body: QueueBody = {}): Promise<string[]> =>
  (await getQueue(body)).rows.map(({ requestNo }) => requestNo)

describe('[D5.22] the queue of requests', () => {
  it('lists the oldest requests first, page by page, with age, day of the answer and counts', async () => {
    const sent: string[] = []
    for (let at = 0; at < 3; at += 1) {
      backoffice.service.clock.set(NOON + at * HOUR)
      sent.push((await sendRequest(await buyWithCoupon(backoffice.service))).requestNo)
    }
    const { rows, next, counts, overdue } = await getQueue({ pageSize: 2 })
    expect(rows.map(({ requestNo }) => requestNo)).toEqual(sent.slice(0, 2))
    expect(rows[0]).toMatchObject({
      ...{ state: 'waiting', ticketCount: 1, refund: 4950, fee: 550, currency: 'HKD', reason: 'plan-changed' },
      ...{ hasProof: false, language: 'en', lineCode: 'HKGZHO', travelDate: '2026-11-24', ageMinutes: 120 },
      ...{ requestedAt: NOON, answerBy: '2026-12-10', isOverdue: false, maskedEmail: 'c***@demo.test' },
    })
    expect([next, counts.waiting, overdue]).toEqual([sent[1], 3, 0])
    expect(await getNumbers({ after: next })).toEqual(sent.slice(2))
    backoffice.service.clock.set(Date.parse('2026-12-11T00:00:00+08:00'))
    // A session of three weeks ago is over.
    clerk = await backoffice.staff('refund-clerk')
    const late = await getQueue()
    expect([late.overdue, late.rows[0]?.isOverdue]).toEqual([3, true])
    expect(await getNumbers({ isOverdue: true })).toEqual(sent)
    backoffice.service.clock.set(Date.parse('2026-12-10T23:59:59+08:00'))
    expect(await getNumbers({ isOverdue: true })).toEqual([])
  })

  it('filters requests by reason, line, proof and state', async () => {
    const trip = { line: 'HKGMAC' }
    const plain = await sendRequest(await buyWithCoupon(backoffice.service))
    const ill = await sendRequest(await buyWithCoupon(backoffice.service, trip), {
      reasonCode: 'ILLNESS',
      proofFile: aPicture(),
    })
    expect(await getNumbers({ reason: 'illness' })).toEqual([ill.requestNo])
    expect(await getNumbers({ lineCode: 'HKGMAC' })).toEqual([ill.requestNo])
    expect(await getNumbers({ hasProof: true })).toEqual([ill.requestNo])
    expect(await getNumbers({ hasProof: false })).toEqual([plain.requestNo])
    expect(await getNumbers({ state: 'approved', hasProof: true })).toEqual([])
    expect((await getQueue({ state: 'approved', hasProof: true })).counts).toMatchObject({ waiting: 1 })
    expect((await clerk.call('staff/query.requests', { state: 'LATE' })).code).toBe('BAD_REQUEST')
    expect(await getNumbers({ lineCode: "%' or 1=1 --" })).toEqual([])
  })
})

describe('[D5.22] a request as staff read it', () => {
  it('a request has policy, tickets, the fee of the moment it was sent, and the proof', async () => {
    const order = await buyTickets(backoffice.service, { adult: 1, elderly: 1 })
    const proofFile = aPicture(3000)
    const { requestNo } = await sendRequest(order, { proofFile })
    backoffice.service.clock.set(NOON + DAY)
    const { data } = await clerk.send(queryStaffRequestCall, { requestNo })
    expect(data).toMatchObject({
      ...{ requestNo, state: 'waiting', orderStatus: 'refunding', decidedBy: undefined },
      ...{ proof: { type: 'image/png', size: 3000 }, maskedEmail: 'c***@demo.test' },
      policy: { id: 'purchase-2', tiers: [{ minutes: 120, basisPoints: 1000 }, { basisPoints: 2000 }] },
      tickets: [
        {
          ticketNo: order.tickets[0],
          passengerType: 'adult',
          rate: 1000,
          isRefunded: false,
          isChecked: false,
          isCollected: false,
          goodUntil: Date.parse('2026-11-25T00:00:00+08:00'),
          byHandReason: undefined,
          beginTime: undefined,
        },
        { ticketNo: order.tickets[1], passengerType: 'elderly', rate: 1000, byHandReason: 'REFUND_DISCOUNTED' },
      ],
    })
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'request.read',
      object_kind: 'request',
      object_id: requestNo,
    })
    const proof = await clerk.send(readStaffProofCall, { requestNo })
    expect(proof.data).toEqual({ type: 'image/png', fileName: `${requestNo}.png`, content: proofFile })
    const { object_id, before } = await backoffice.lastAuditEvent()
    expect([object_id, before]).toEqual([requestNo, '{"proofType":"image/png"}'])
  })

  it.each([queryStaffRequestCall, readStaffProofCall, approveStaffRequestCall, rejectStaffRequestCall])(
    'an unknown request is not found: $path',
    async ({ path }) => {
      const answer = await clerk.call(path, { requestNo: 'Q0', answerText: 'No.' })
      expect(answer.code).toBe('REFUND_REQUEST_NOT_FOUND')
      expect(await backoffice.lastAuditEvent()).toMatchObject({ object_id: 'Q0', outcome: 'refused' })
    },
  )

  it('marks the tickets whose money is not back yet', async () => {
    const { requestNo } = await sendRequest(await buyWithCoupon(backoffice.service))
    const readStates = async () => {
      const { tickets } = (await clerk.send(queryStaffRequestCall, { requestNo })).data
      return tickets.map(({ isRefunded, isRefundPending }) => [isRefunded, isRefundPending])
    }
    expect(await readStates()).toEqual([[false, false]])
    await clerk.send(approveStaffRequestCall, { requestNo, answerText: '' })
    expect(await readStates()).toEqual([[true, true]])
    await backoffice.service.runOutbox()
    expect(await readStates()).toEqual([[true, false]])
  })
})

describe('[D3.request.3] a decision', () => {
  it('approves a request with a text: tickets, money, mail and audit in one transaction', async () => {
    const order = await buyWithCoupon(backoffice.service)
    const { requestNo } = await sendRequest(order)
    await backoffice.service.clearOutbox()
    const { data } = await clerk.send(approveStaffRequestCall, { requestNo, answerText: 'Get well soon.' })
    expect(data).toMatchObject({
      ...{ state: 'approved', decidedBy: clerk.accountId, deciderName: clerk.email },
      ...{ answerText: 'Get well soon.', refund: 4950, tickets: [{ isRefunded: true }] },
    })
    const [refund] = await backoffice.listRefunds(order.orderNo)
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'request.decide',
      object_id: requestNo,
      outcome: 'done',
    })
    expect(JSON.parse((await backoffice.lastAuditEvent()).after)).toEqual({ refundNo: refund?.refund_no })
    const letters = await backoffice.readLetters()
    expect(letters.some((letter) => letter.includes('approved') && letter.includes('Get well soon.'))).toBe(true)
  })

  it('[D5.21] rejects in the language of the passenger alone', async () => {
    const order = await buyWithCoupon(backoffice.service)
    const sent = await trySendRequest(order, {}, { 'accept-language': 'zh-HK' })
    const { requestNo } = sent.responseData as { requestNo: string }
    const reject = async (answerText: string) =>
      (await clerk.send(rejectStaffRequestCall, { requestNo, answerText })).code
    expect(await reject('')).toBe('REFUND_ANSWER_MISSING')
    expect(await reject('The bus was on time.')).toBe('STAFF_ANSWER_LANGUAGE')
    expect(await reject('遲'.repeat(501))).toBe('STAFF_ANSWER_TOO_LONG')
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('refunding')
    expect(await reject('班\u202E次準\u200B時')).toBe('SUCCESS')
    const letters = await backoffice.readLetters()
    expect(letters.some((letter) => letter.includes('班次準時'))).toBe(true)
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('paid')
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      before: '{"state":"waiting"}',
      after: '{"state":"rejected"}',
    })
  })

  it('refuses a decision about an ended request, with how it ended, and changes nothing', async () => {
    const [taken, used] = [await buyWithCoupon(backoffice.service), await buyWithCoupon(backoffice.service)]
    const numbers = [(await sendRequest(taken)).requestNo, (await sendRequest(used)).requestNo]
    await withdraw(taken, numbers[0] ?? '')
    const check = { check_id: 'G', ticket_no: used.tickets[0] ?? '', checked_at: NOON, gate: 'G', device: '' }
    await recordCheck(backoffice.db, check, NOON)
    for (const [at, state] of ['WITHDRAWN', 'OVERTAKEN'].entries()) {
      const body = { requestNo: numbers[at], answerText: 'No.' }
      for (const { path } of [approveStaffRequestCall, rejectStaffRequestCall]) {
        expect(await clerk.call(path, body)).toMatchObject({ code: 'REFUND_REQUEST_CLOSED', responseData: { state } })
        expect(await backoffice.lastAuditEvent()).toMatchObject({
          refusal: 'REFUND_REQUEST_CLOSED',
          object_id: numbers[at],
        })
      }
    }
    expect(await backoffice.listRefunds(taken.orderNo)).toEqual([])
  })
})
