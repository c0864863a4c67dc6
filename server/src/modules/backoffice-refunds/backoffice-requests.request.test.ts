import { queryStaffRequestCall, queryStaffRequestsCall } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { TestStaff } from '../../testing/new-staff'
import { recordCheck } from '../orders'
import { aPicture } from '../refund-requests/testing/proof-file'
import {
  buyWithCoupon,
  sendRequest,
  trySendRequest,
  withdraw,
} from '../refund-requests/testing/refund-request-calls.request'
import { buyTickets } from '../ticket-refunds/testing/buy-tickets.request'
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

const getQueue = async (body: object = {}) => {
  const answer = await clerk.call('staff/query.requests', { state: 'WAITING', ...body })
  expect(z.safeParse(queryStaffRequestsCall.answer, answer).error).toBeUndefined()
  return answer.responseData
}
const getNumbers = async (body: object = {}): Promise<string[]> =>
  (await getQueue(body)).rows.map(({ requestNo }: { requestNo: string }) => requestNo)

describe('[D5.22] the queue of requests', () => {
  it('lists the oldest requests first, page by page, with age, day of the answer and counts', async () => {
    const sent: string[] = []
    for (let at = 0; at < 3; at += 1) {
      backoffice.service.clock.set(NOON + at * HOUR)
      sent.push((await sendRequest(await buyWithCoupon(backoffice.service))).requestNo)
    }
    const { rows, nextRequestNo, counts, overdue } = await getQueue({ pageSize: 2 })
    expect(rows.map(({ requestNo }: { requestNo: string }) => requestNo)).toEqual(sent.slice(0, 2))
    expect(rows[0]).toMatchObject({
      ...{ state: 'WAITING', ticketCount: 1, total: 4950, totalFee: 550, currency: '2', reasonCode: 'PLAN_CHANGED' },
      ...{ hasProof: false, language: 'en', lineCode: 'HKGZHO', bookDate: '2026-11-24', ageMinutes: 120 },
      ...{ applyTime: '2026-11-21 12:00:00', answerDate: '2026-12-10', overdue: false },
    })
    expect([nextRequestNo, counts.WAITING, overdue]).toEqual([sent[1], 3, 0])
    expect(await getNumbers({ afterRequestNo: nextRequestNo })).toEqual(sent.slice(2))
    backoffice.service.clock.set(Date.parse('2026-12-11T00:00:00+08:00'))
    // A session of three weeks ago is over.
    clerk = await backoffice.staff('refund-clerk')
    const late = await getQueue()
    expect([late.overdue, late.rows[0].overdue]).toEqual([3, true])
    expect(await getNumbers({ overdue: true })).toEqual(sent)
    backoffice.service.clock.set(Date.parse('2026-12-10T23:59:59+08:00'))
    expect(await getNumbers({ overdue: true })).toEqual([])
  })

  it('filters requests by reason, line, proof and state', async () => {
    const trip = { line: 'HKGMAC' }
    const plain = await sendRequest(await buyWithCoupon(backoffice.service))
    const ill = await sendRequest(await buyWithCoupon(backoffice.service, trip), {
      reasonCode: 'ILLNESS',
      proofFile: aPicture(),
    })
    expect(await getNumbers({ reasonCode: 'ILLNESS' })).toEqual([ill.requestNo])
    expect(await getNumbers({ lineCode: 'HKGMAC' })).toEqual([ill.requestNo])
    expect(await getNumbers({ hasProof: true })).toEqual([ill.requestNo])
    expect(await getNumbers({ hasProof: false })).toEqual([plain.requestNo])
    expect(await getNumbers({ state: 'APPROVED', hasProof: true })).toEqual([])
    expect((await getQueue({ state: 'APPROVED', hasProof: true })).counts).toMatchObject({ WAITING: 1 })
    expect((await clerk.call('staff/query.requests', { state: 'LATE' })).code).toBe('BAD_REQUEST')
    expect((await clerk.call('staff/query.requests', { lineCode: "%' or 1=1 --" })).responseData.rows).toEqual([])
  })
})

describe('[D5.22] a request as staff read it', () => {
  it('a request has policy, tickets, the fee of the moment it was sent, and the proof', async () => {
    const order = await buyTickets(backoffice.service, { adult: 1, elderly: 1 })
    const proofFile = aPicture(3000)
    const { requestNo } = await sendRequest(order, { proofFile })
    backoffice.service.clock.set(NOON + DAY)
    const answer = await clerk.call('staff/query.request', { requestNo })
    expect(z.safeParse(queryStaffRequestCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      ...{ requestNo, state: 'WAITING', orderStatus: 'T', proofType: 'image/png', proofSize: 3000, decidedBy: '' },
      refundPolicy: { policyId: 'purchase-2', tiers: [{ minutes: 120, rate: 1000 }, { rate: 2000 }] },
      tickets: [
        {
          ph: order.tickets[0],
          ticketType: '00',
          feeRate: 1000,
          cpzt: '00',
          jpzt: '0',
          collected: false,
          goodUntil: '2026-11-25 00:00:00',
          reason: '',
          bookBeginTime: '',
        },
        { ph: order.tickets[1], ticketType: '01', feeRate: 1000, reason: 'REFUND_DISCOUNTED' },
      ],
    })
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'request.read',
      object_kind: 'request',
      object_id: requestNo,
    })
    const proof = await clerk.call('staff/read.proof', { requestNo })
    expect(proof.responseData).toEqual({ proofType: 'image/png', fileName: `${requestNo}.png`, proofFile })
    const { object_id, before } = await backoffice.lastAuditEvent()
    expect([object_id, before]).toEqual([requestNo, '{"proofType":"image/png"}'])
  })

  it.each(['staff/query.request', 'staff/read.proof', 'staff/approve.request', 'staff/reject.request'])(
    'an unknown request is not found: %s',
    async (path) => {
      const answer = await clerk.call(path, { requestNo: 'Q0', answerText: 'No.' })
      expect(answer.code).toBe('REFUND_REQUEST_NOT_FOUND')
      expect(await backoffice.lastAuditEvent()).toMatchObject({ object_id: 'Q0', outcome: 'refused' })
    },
  )

  it('marks the tickets whose money is not back yet', async () => {
    const { requestNo } = await sendRequest(await buyWithCoupon(backoffice.service))
    const readStates = async () => {
      const answer = await clerk.call('staff/query.request', { requestNo })
      expect(z.safeParse(queryStaffRequestCall.answer, answer).error).toBeUndefined()
      const { tickets } = answer.responseData as z.infer<typeof queryStaffRequestCall.answer>['responseData']
      return tickets.map(({ cpzt, refundPending }) => [cpzt, refundPending])
    }
    expect(await readStates()).toEqual([['00', false]])
    await clerk.call('staff/approve.request', { requestNo, answerText: '' })
    expect(await readStates()).toEqual([['10', true]])
    await backoffice.service.runOutbox()
    expect(await readStates()).toEqual([['10', false]])
  })
})

describe('[D3.request.3] a decision', () => {
  it('approves a request with a text: tickets, money, mail and audit in one transaction', async () => {
    const order = await buyWithCoupon(backoffice.service)
    const { requestNo } = await sendRequest(order)
    await backoffice.service.clearOutbox()
    const answer = await clerk.call('staff/approve.request', { requestNo, answerText: 'Get well soon.' })
    expect(answer.responseData).toMatchObject({
      ...{
        state: 'APPROVED',
        decidedBy: clerk.accountId,
        deciderName: clerk.email,
        answerText: 'Get well soon.',
        total: 4950,
      },
      tickets: [{ cpzt: '10' }],
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
      (await clerk.call('staff/reject.request', { requestNo, answerText })).code
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
      for (const path of ['staff/approve.request', 'staff/reject.request']) {
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
