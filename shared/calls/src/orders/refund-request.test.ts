/** @jest-environment node */
import { startAnsweringServer } from '../testing/answering-server'
import {
  fetchRefundProof,
  fetchRefundRequest,
  type NewRefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from './refund-request'

let server: Awaited<ReturnType<typeof startAnsweringServer>>
beforeAll(async () => {
  server = await startAnsweringServer()
})
afterAll(() => server.stop())

const item = { ph: 'T1', fare: 6500, paid: 5500, feeRate: 1000, fee: 550, refund: 4950 }
const request = {
  ...{ requestNo: 'Q1', orderNo: '1', state: 'WAITING', total: 4950, totalFee: 550, currency: '2' },
  ...{ payType: 'MasterCard', reasonCode: 'ILLNESS', reasonText: '', email: 'a@demo.test' },
  ...{ applyTime: '2026-11-21 12:00:00', answerDate: '2026-12-10', answerText: '', proofType: '', refundNo: '' },
  items: [item],
}
const read = { requestNo: 'Q1', state: 'waiting', refund: 4950, fee: 550, answerBy: '2026-12-10', reason: 'illness' }
const success = (responseData: unknown) => ({ code: 'SUCCESS', message: '成功', responseData })
const newRequest: Omit<NewRefundRequest, 'proof'> = {
  ...{ orderNo: '1', tickets: ['T1'], fee: 550, reasonText: '', email: 'a@demo.test', idTail: '4567' },
  reason: 'illness',
}

describe('[D3.refund.2] a request for a refund', () => {
  it('reads a refund request with the requirements of every ticket', async () => {
    const ticket = { ...item, ticketType: '00', leg: '1', cpzt: '00', together: ['T1'], reason: 'REFUND_COUPON_USED' }
    const row = { ...ticket, byApplication: true, requestable: true, hasIdNumber: true }
    const about = { orderNo: '1', currency: '2', payType: 'MasterCard', answerDate: '2026-12-10', wholeOnly: true }
    server.answerWith(success({ ...about, tickets: [row], request }))
    expect(await fetchRefundRequest('1')).toMatchObject({
      ...{ currency: 'HKD', payType: 'MasterCard', answerBy: '2026-12-10', isWholeOnly: true },
      tickets: [{ ticketNo: 'T1', isByApplication: true, isRequestable: true, hasIdNumber: true, item: { fee: 550 } }],
      request: { ...read, endedAt: undefined, proofType: undefined, refundNo: undefined },
    })
    server.answerWith(success({ ...about, tickets: [] }))
    expect((await fetchRefundRequest('1')).request).toBeUndefined()
  })

  it('sends a refund request with the fee that was shown, its key and its proof', async () => {
    server.answerWith(success(request))
    // More than one chunk, with every byte in it.
    const proof = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
    expect(await requestRefund({ ...newRequest, proof }, 'key-1')).toMatchObject(read)
    expect(server.seen[0]?.idempotencyKey).toBe('key-1')
    const body = server.seen[0]?.body
    expect(body).toMatchObject({ orderNo: '1', tickets: ['T1'], totalFee: 550, reasonCode: 'ILLNESS', idTail: '4567' })
    expect(body?.proofFile).toBe(Buffer.from(proof).toString('base64'))
    await requestRefund({ ...newRequest, proof: undefined }, 'key-2')
    expect(server.seen[1]?.body.proofFile).toBe('')
  })

  it('withdraws a refund request by its number and shows a state that this build does not know', async () => {
    const ended = { ...request, state: 'LOST', endTime: '2026-11-21 12:00:01', answerText: 'No.', refundNo: 'R1' }
    server.answerWith(success({ ...ended, proofType: 'image/png' }))
    expect(await withdrawRefundRequest({ orderNo: '1', requestNo: 'Q1' })).toMatchObject({
      ...{ state: 'unknown:LOST', endedAt: Date.parse('2026-11-21T12:00:01+08:00'), answerText: 'No.' },
      ...{ refundNo: 'R1', proofType: 'image/png' },
    })
    expect(server.seen[0]?.body).toMatchObject({ orderNo: '1', requestNo: 'Q1' })
  })

  it('reads the proof of a refund request', async () => {
    server.answerWith(success({ proofType: 'image/png', fileName: 'Q1.png', proofFile: 'AAAA' }))
    const proof = { type: 'image/png', fileName: 'Q1.png', content: 'AAAA' }
    expect(await fetchRefundProof({ orderNo: '1', requestNo: 'Q1' })).toEqual(proof)
  })
})
