import type { Fare } from '@shuttle/calls'
import { NO_PASSENGERS } from '@shuttle/domain'
import { renderPage } from '@shuttle/testing'
import type { QuoteView } from './quote-view'
import { QuotedPrice } from './quoted-price'

const quote = { total: 19_800, couponDeduction: 0, amountDue: 19_800, currency: 'HKD', captcha: 'none' } as const
const fare: Fare = {
  fareType: 'day',
  currency: 'HKD',
  boardingPoint: '',
  alightingPoint: '',
  seatsLeft: undefined,
  fares: { adult: 6500 },
}
const openLines = (view: QuoteView) => {
  const screen = <QuotedPrice fare={fare} counts={{ ...NO_PASSENGERS, adult: 2 }} legs={1} view={view} currency="HKD" />
  renderPage({ at: '/', texts: {}, screen })
  return [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
}

it('shows the fares of the quote, which add up to its total, if they differ from the loaded ones', () => {
  const lines = openLines({ kind: 'ready', quote: { ...quote, fares: { adult: 9900 } } })
  expect(lines[0]).toContain('2 × HK$99.00HK$198.00')
})

it('shows the loaded fares until there is a quote', () => {
  expect(openLines({ kind: 'pending' })[0]).toContain('2 × HK$65.00HK$130.00')
})
