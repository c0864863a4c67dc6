import { anOrderAnswer } from '../testing/recorded-answers.mapper'
import { placedOrderFromWire, quoteFromWire } from './quote.mapper'

it('[P3.answer.1] reads a quote in cents', () => {
  expect(quoteFromWire(anOrderAnswer)).toEqual({
    total: 13000,
    couponDeduction: 0,
    amountDue: 13000,
    currency: 'HKD',
    captcha: 'none',
  })
})

it('shows no price in a currency it does not know', () => {
  expect(() => quoteFromWire({ ...anOrderAnswer, currency: '9' })).toThrow('unreadable')
})

it('[P3.answer.1] reads the deadline as business time', () => {
  expect(placedOrderFromWire(anOrderAnswer).payBy).toBe(Date.parse('2026-11-21T02:15:00Z'))
})

it('takes no order without a number', () => {
  const { orderNo: _, orderNumber: __, ...answer } = anOrderAnswer
  expect(() => placedOrderFromWire(answer)).toThrow('unreadable')
})
