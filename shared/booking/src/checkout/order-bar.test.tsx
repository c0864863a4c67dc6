import { renderPage } from '@shuttle/testing'
import { OrderBar } from './order-bar'
import type { QuoteView } from './quote-view'

const quote = { total: 6500, couponDeduction: 0, amountDue: 6500, currency: 'HKD', captcha: 'none' } as const
const open = (view: QuoteView) => {
  const bar = <OrderBar view={view} trip="1 passenger" placing={false} onConfirm={() => {}} onTooEarly={() => {}} />
  renderPage({ at: '/', texts: {}, screen: bar })
  return document.querySelector('[data-bottom-bar] p')?.textContent
}

it.each<[QuoteView, string]>([
  [{ kind: 'none' }, 'No price yet 1 passenger'],
  [{ kind: 'failed', error: new Error('no answer') }, 'No price yet The total could not be calculated'],
  [{ kind: 'pending' }, 'Total …1 passenger'],
  [{ kind: 'ready', quote }, 'Total HK$65.001 passenger'],
])('[D11.details.5] the bar shows no amount before there is a price, and the trip with it: %j', (view, text) => {
  expect(open(view)).toBe(text)
})
