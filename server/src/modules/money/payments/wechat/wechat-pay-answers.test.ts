import { readRefund, readTransaction } from './wechat-pay-messages'

const expected = { merchant: 'M', requestNo: 'A-1' }
const transaction = (change: object = {}) => ({
  mchid: 'M',
  out_trade_no: 'A-1',
  trade_state: 'SUCCESS',
  transaction_id: 'T-1',
  amount: { total: 6500, currency: 'HKD' },
  ...change,
})
const unreadable = expect.objectContaining({ kind: 'unreadable' })

describe('[D7.all.4] the answers of WeChat Pay about an order', () => {
  const money = { transactionId: 'T-1', merchant: 'M', amount: 6500, currency: 'HKD' }
  it.each([
    ['SUCCESS', { state: 'captured', ...money }],
    ['REFUND', { state: 'returned', ...money, refunded: undefined }],
    ['NOTPAY', { state: 'none' }],
    ['USERPAYING', { state: 'none' }],
    ['ACCEPT', { state: 'none' }],
    ['CLOSED', { state: 'none' }],
    ['REVOKED', { state: 'none' }],
    ['PAYERROR', { state: 'declined', reason: 'no money' }],
  ])('an order in state %s is read', (state, payment) => {
    const answer = transaction({ trade_state: state, trade_state_desc: 'no money' })
    expect(readTransaction(answer, expected)).toEqual(payment)
  })
  it.each([
    ['another order', { out_trade_no: 'A-2' }],
    ['another merchant', { mchid: 'N' }],
    ['a state that is new', { trade_state: 'SOMETHING_NEW' }],
    ['no order', { out_trade_no: undefined }],
    ['money without a number', { transaction_id: undefined }],
    ['returned money without an amount', { trade_state: 'REFUND', amount: undefined }],
  ])('an order counts for its query alone: %s', (_name, change) =>
    expect(() => readTransaction(transaction(change), expected)).toThrow(unreadable),
  )
})

describe('[D7.all.4] the answers of WeChat Pay about a refund', () => {
  const request = { requestNo: 'A-1', openedAt: 0, captured: 6500, refundNo: 'R-1', amount: 5850, currency: 'HKD' }
  const refund = (change: object = {}) => ({
    status: 'SUCCESS',
    out_refund_no: 'R-1',
    out_trade_no: 'A-1',
    amount: { refund: 5850, total: 6500, currency: 'HKD' },
    ...change,
  })
  it.each([
    ['SUCCESS', { state: 'done' }],
    ['PROCESSING', { state: 'pending' }],
    ['CLOSED', { state: 'refused', reason: 'CLOSED' }],
    ['ABNORMAL', { state: 'refused', reason: 'ABNORMAL' }],
  ])('the status %s is read', (status, outcome) => expect(readRefund(refund({ status }), request)).toEqual(outcome))
  it.each([
    ['another refund', { out_refund_no: 'R-2' }],
    ['another order', { out_trade_no: 'A-2' }],
    ['another amount', { amount: { refund: 5851, total: 6500, currency: 'HKD' } }],
    ['another currency', { amount: { refund: 5850, total: 6500, currency: 'CNY' } }],
    ['a status that is new', { status: 'SOMETHING_NEW' }],
    ['no number', { out_refund_no: undefined }],
  ])('a refund counts for its query alone: %s', (_name, change) =>
    expect(() => readRefund(refund(change), request)).toThrow(unreadable),
  )
})
