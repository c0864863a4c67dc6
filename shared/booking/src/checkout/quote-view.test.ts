import type { Quote } from '@shuttle/calls'
import { quoteView } from './quote-view'

const quote: Quote = { total: 13000, couponDeduction: 0, amountDue: 13000, currency: 'HKD', captcha: 'none' }
const query = { wanted: true, fetching: false, data: undefined, error: null }

it('shows no total while no price can be calculated, even when an older answer exists', () => {
  expect(quoteView({ ...query, wanted: false, data: quote })).toEqual({ kind: 'none' })
})

it('[P4.order.1] shows no total while a new one is requested', () => {
  expect(quoteView({ ...query, fetching: true, data: quote })).toEqual({ kind: 'pending' })
})

it('shows the answer to the current choices', () => {
  expect(quoteView({ ...query, data: quote })).toEqual({ kind: 'ready', quote })
})

it('a refusal takes precedence over an older answer', () => {
  const error = new Error('refused')
  expect(quoteView({ ...query, data: quote, error })).toEqual({ kind: 'failed', error })
})

it('a quote is pending before the first answer', () => {
  expect(quoteView(query)).toEqual({ kind: 'pending' })
})
