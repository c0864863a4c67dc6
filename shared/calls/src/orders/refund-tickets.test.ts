import { REFUND_REASONS } from '@shuttle/domain'
import { startAnsweringServer } from '../testing/answering-server'
import { applyRefund, fetchRefundPreview, fetchRefunds } from './refund-tickets'

let server: Awaited<ReturnType<typeof startAnsweringServer>>
beforeAll(async () => {
  server = await startAnsweringServer()
})
afterAll(() => server.stop())

const item = { ph: 'T1', fare: 6500, paid: 6500, feeRate: 1000, fee: 650, refund: 5850 }
const readItem = { ticketNo: 'T1', fare: 6500, paid: 6500, rate: 1000, fee: 650, refund: 5850 }
const ticket = { ...item, ticketType: '00', leg: '1', cpzt: '00', reason: '', byApplication: false, together: ['T1'] }
const refund = {
  ...{ refundNo: 'R1', orderNo: '1', state: 'DONE', total: 5850, totalFee: 650, currency: '2', payType: 'MasterCard' },
  ...{ reasonCode: 'ILLNESS', reasonText: '', applyTime: '2026-11-21 12:00:00', doneTime: '2026-11-21 12:01:00' },
  items: [item],
}
const success = (responseData: unknown) => ({ code: 'SUCCESS', message: '成功', responseData })

it('[D3.refund.1] reads the state of every ticket, and no quote without a choice', async () => {
  const { feeRate: _rate, fee: _fee, refund: _refund, ...nothing } = ticket
  const closed = { ...nothing, ph: 'T2', reason: 'REFUND_TIME_PASSED' }
  const about = { orderNo: '1', currency: '2', quoteId: '', policyId: 'p', items: [], total: 0, totalFee: 0 }
  server.answerWith(success({ ...about, tickets: [{ ...ticket, nextFeeTime: '2026-11-21 14:00:00' }, closed] }))
  const { quote, tickets } = await fetchRefundPreview('1')
  expect(server.seen[0]?.body).toMatchObject({ orderNo: '1', tickets: [] })
  expect(quote).toBeUndefined()
  expect(tickets).toMatchObject([
    { item: readItem, reason: undefined, nextFeeAt: Date.parse('2026-11-21T14:00:00+08:00') },
    { ticketNo: 'T2', item: undefined, reason: 'REFUND_TIME_PASSED' },
  ])
})

it('[D3.refund.3] reads a quote with the end of its validity', async () => {
  const about = { orderNo: '1', currency: '2', quoteId: 'Q', policyId: 'p', validUntil: '2026-11-21 12:10:00' }
  server.answerWith(success({ ...about, items: [item], total: 5850, totalFee: 650, tickets: [ticket] }))
  const validUntil = Date.parse('2026-11-21T12:10:00+08:00')
  const quote = { quoteId: 'Q', validUntil, items: [readItem], fee: 650, refund: 5850 }
  expect((await fetchRefundPreview('1', ['T1'])).quote).toEqual(quote)
})

it.each(REFUND_REASONS)('[A5.text.6] sends the reason %s', async (reason) => {
  server.answerWith(success(refund))
  await applyRefund({ orderNo: '1', tickets: ['T1'], quoteId: 'Q', reason, reasonText: 'x' })
  const reasonCode = reason.toUpperCase().replace('-', '_')
  expect(server.seen[0]?.body).toMatchObject({
    orderNo: '1',
    tickets: ['T1'],
    quoteId: 'Q',
    reasonCode,
    reasonText: 'x',
  })
})

it('reads refunds and shows a state that this build does not know', async () => {
  server.answerWith(success([refund, { ...refund, state: 'LOST', reasonCode: '', doneTime: undefined }]))
  expect(await fetchRefunds('1')).toMatchObject([
    { refundNo: 'R1', state: 'done', refund: 5850, fee: 650, currency: 'HKD', reason: 'illness', items: [readItem] },
    { state: 'unknown:LOST', reason: undefined, doneAt: undefined },
  ])
})
