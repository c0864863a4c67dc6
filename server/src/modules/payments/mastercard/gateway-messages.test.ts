import { ProviderFault } from '../payment-provider'
import { readOrder } from './gateway-messages'

const payment = (result: string, gatewayCode: string, id = '1', type = 'PAYMENT') => ({
  result,
  response: { gatewayCode },
  transaction: { id, type, amount: 65, currency: 'HKD' },
})
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

describe('what an answer of the gateway means', () => {
  it('is money only with an amount and the transaction that took it', () => {
    expect(readOrder(anOrder())).toEqual({
      state: 'captured',
      transactionId: 'A-1/1',
      merchant: 'M',
      amount: 6500,
      currency: 'HKD',
    })
  })
  it.each([
    ['an amount without a transaction', { transaction: [] }],
    ['a transaction without an amount', { totalCapturedAmount: 0 }],
    [
      'an authentication',
      { totalCapturedAmount: 0, transaction: [payment('SUCCESS', 'APPROVED', '1', 'AUTHENTICATION')] },
    ],
    ['a payment under way', { totalCapturedAmount: 0, transaction: [payment('PENDING', 'SUBMITTED')] }],
    ['a status that only claims it', { status: 'CAPTURED', totalCapturedAmount: 0, transaction: [] }],
  ])('is no money: %s', (_name, change) => expect(readOrder(anOrder(change))).toEqual({ state: 'none' }))
  it('is declined when the last card was', () => {
    const transaction = [payment('FAILURE', 'EXPIRED_CARD'), payment('FAILURE', 'DECLINED', '2')]
    expect(readOrder(anOrder({ totalCapturedAmount: 0, transaction }))).toEqual({
      state: 'declined',
      reason: 'DECLINED',
    })
  })
  it('is money when a second card paid', () => {
    const transaction = [payment('FAILURE', 'DECLINED'), payment('SUCCESS', 'APPROVED', '2')]
    expect(readOrder(anOrder({ transaction }))).toMatchObject({ state: 'captured', transactionId: 'A-1/2' })
  })
  it.each([
    [65.1, 6510],
    ['65.01', 6501],
    [0.07, 7],
  ])('reads %p as %i cents', (totalCapturedAmount, cents) =>
    expect(readOrder(anOrder({ totalCapturedAmount }))).toMatchObject({ amount: cents }),
  )
  it.each([{ totalCapturedAmount: 65.001 }, { merchant: undefined }, { id: 7 }])('refuses to guess at %p', (change) =>
    expect(() => readOrder(anOrder(change))).toThrow(ProviderFault),
  )
})
