import { ProviderFault } from '../payment-provider'
import { readGatewayRefund, readOrder as readOrderOf } from './gateway-messages'

const payment = (result: string, gatewayCode: string, id = '1', type = 'PAYMENT') => ({
  result,
  response: { gatewayCode },
  transaction: { id, type, amount: 65, currency: 'HKD' },
})
const readOrder = (answer: unknown) => readOrderOf(answer, { merchant: 'M', requestNo: 'A-1' })
const anOrder = (change: object = {}) => ({
  result: 'SUCCESS',
  id: 'A-1',
  merchant: 'M',
  currency: 'HKD',
  status: 'CAPTURED',
  amount: 65,
  totalCapturedAmount: 65,
  transaction: [payment('SUCCESS', 'APPROVED')],
  ...change,
})

describe('the meaning of a gateway answer', () => {
  it('an order is captured only with an amount and the transaction that took it', () => {
    expect(readOrder(anOrder())).toEqual({
      state: 'captured',
      transactionId: 'A-1/1',
      merchant: 'M',
      amount: 6500,
      currency: 'HKD',
    })
  })
  it.each([
    [
      'an authentication',
      { totalCapturedAmount: 0, transaction: [payment('SUCCESS', 'APPROVED', '1', 'AUTHENTICATION')] },
    ],
    ['a pending payment', { totalCapturedAmount: 0, transaction: [payment('PENDING', 'SUBMITTED')] }],
    ['a status that only claims it', { status: 'CAPTURED', totalCapturedAmount: 0, transaction: [] }],
  ])('an order is not captured: %s', (_name, change) => expect(readOrder(anOrder(change))).toEqual({ state: 'none' }))
  it('an order is declined when the last card was', () => {
    const transaction = [payment('FAILURE', 'EXPIRED_CARD'), payment('FAILURE', 'DECLINED', '2')]
    expect(readOrder(anOrder({ totalCapturedAmount: 0, transaction }))).toEqual({
      state: 'declined',
      reason: 'DECLINED',
    })
  })
  it('an order is captured when a second card paid', () => {
    const transaction = [payment('FAILURE', 'DECLINED'), payment('SUCCESS', 'APPROVED', '2')]
    expect(readOrder(anOrder({ transaction }))).toMatchObject({ state: 'captured', transactionId: 'A-1/2' })
  })
  it.each([
    [65.1, 6510],
    ['65.01', 6501],
    [0.07, 7],
  ])('the gateway amount %p is %i cents', (totalCapturedAmount, cents) =>
    expect(readOrder(anOrder({ totalCapturedAmount }))).toMatchObject({ amount: cents }),
  )
  it.each([{ totalCapturedAmount: 65.001 }, { merchant: undefined }, { id: 7 }])('an order %p is refused', (change) =>
    expect(() => readOrder(anOrder(change))).toThrow(ProviderFault),
  )
})

describe('[D7.all.4] a gateway order with returned money pays no order', () => {
  const refund = (result: string, type = 'REFUND') => payment(result, 'APPROVED', 'R-1', type)
  const paid = payment('SUCCESS', 'APPROVED')

  it.each([
    ['a part', { status: 'PARTIALLY_REFUNDED', totalRefundedAmount: 6.5, transaction: [paid, refund('SUCCESS')] }, 650],
    ['all', { status: 'REFUNDED', totalRefundedAmount: '65.00', transaction: [paid, refund('SUCCESS')] }, 6500],
    ['a sum without a transaction', { totalRefundedAmount: 0.01 }, 1],
    ['a pending refund', { transaction: [paid, refund('PENDING')] }, 0],
    ['a refund request', { transaction: [paid, refund('SUCCESS', 'REFUND_REQUEST')] }, 0],
    ['a void', { transaction: [paid, refund('SUCCESS', 'VOID_PAYMENT')] }, 0],
    ['a void of a capture', { transaction: [paid, refund('SUCCESS', 'VOID_CAPTURE')] }, 0],
    ['a chargeback', { transaction: [paid, refund('SUCCESS', 'CHARGEBACK')] }, 0],
  ])('a gateway order has returned money: %s', (_name, change, refunded) =>
    expect(readOrder(anOrder(change))).toMatchObject({
      ...{ state: 'returned', transactionId: 'A-1/1', merchant: 'M', amount: 6500, currency: 'HKD', refunded },
    }),
  )
  it('returned money is named by number and amount, all of it where no amount is given', () => {
    const part = { ...refund('SUCCESS'), transaction: { id: 'R-1', type: 'REFUND', amount: 6.5, currency: 'HKD' } }
    const whole = payment('SUCCESS', 'APPROVED', '3', 'VOID_PAYMENT')
    expect(readOrder(anOrder({ transaction: [paid, part, refund('FAILURE'), whole] }))).toMatchObject({
      refunds: [
        { number: 'R-1', amount: 650, currency: 'HKD' },
        { number: '3', amount: 6500, currency: 'HKD' },
      ],
    })
    expect(readOrder(anOrder({ totalRefundedAmount: 0.01 }))).not.toHaveProperty('refunds')
  })
  it.each(['FAILURE', 'ERROR'])('a refund that ended in %s returned nothing', (result) =>
    expect(readOrder(anOrder({ transaction: [paid, refund(result)] }))).toMatchObject({ state: 'captured' }),
  )
})

describe('[D7.all.4] an answer of the gateway counts for its question alone', () => {
  const request = { requestNo: 'A-1', openedAt: 0, captured: 6500, refundNo: 'R-1', amount: 5850, currency: 'HKD' }
  const anAnswer = (change: object = {}) => ({
    result: 'SUCCESS',
    merchant: 'M',
    order: { id: 'A-1' },
    response: { gatewayCode: 'APPROVED' },
    transaction: { id: 'R-1', type: 'REFUND', amount: 58.5, currency: 'HKD' },
    ...change,
  })
  const read = (answer: unknown) => readGatewayRefund(answer, { merchant: 'M', refund: request })

  it.each([{ id: 'A-2' }, { merchant: 'N' }])('the gateway adapter refuses an order with %p', (change) =>
    expect(() => readOrder(anOrder(change))).toThrow(expect.objectContaining({ kind: 'unreadable' })),
  )
  it.each([
    ['SUCCESS', { state: 'done' }],
    ['PENDING', { state: 'pending' }],
    ['UNKNOWN', { state: 'pending' }],
    ['FAILURE', { state: 'refused', reason: 'APPROVED' }],
  ])('the adapter reads the refund result %s', (result, outcome) => expect(read(anAnswer({ result }))).toEqual(outcome))
  it.each([
    ['another merchant', { merchant: 'N' }],
    ['another order', { order: { id: 'A-2' } }],
    ['another refund', { transaction: { id: 'R-2', type: 'REFUND', amount: 58.5, currency: 'HKD' } }],
    ['another kind', { transaction: { id: 'R-1', type: 'PAYMENT', amount: 58.5, currency: 'HKD' } }],
    ['another amount', { transaction: { id: 'R-1', type: 'REFUND', amount: 58.51, currency: 'HKD' } }],
    ['another currency', { transaction: { id: 'R-1', type: 'REFUND', amount: 58.5, currency: 'CNY' } }],
    ['a result that is new', { result: 'SOMETHING_NEW' }],
    ['no transaction', { transaction: undefined }],
  ])('the gateway adapter refuses a refund with %s', (_name, change) =>
    expect(() => read(anAnswer(change))).toThrow(expect.objectContaining({ kind: 'unreadable' })),
  )
})
