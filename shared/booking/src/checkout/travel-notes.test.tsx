import { REFUND_PRESETS, type RefundPolicy } from '@shuttle/domain'
import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { TravelNotes } from './travel-notes'

const open = (notes: RefundPolicy | undefined, lineCode = 'ZHOHKG') =>
  renderPage({
    at: '/',
    screen: <TravelNotes policy={notes} lineCode={lineCode} termsHref="/buy_clause_en" />,
    texts: {},
  })
const policy = (preset: keyof typeof REFUND_PRESETS) => ({
  id: preset,
  from: undefined,
  until: undefined,
  ...REFUND_PRESETS[preset],
})

it('purchase 9: the refund note is rendered from the policy, the luggage note stands beside it', () => {
  open(policy('purchase'))
  expect(
    screen.getByText(
      'No changes. Refund fee: 10% within 2 hours of sale, 20% after. No refund once the ticket has expired.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('One free piece of luggage per passenger, up to 76×51×32 cm and 20 kg.')).toBeTruthy()
})

it('[D1.14] a ticket of the airport line may be changed once', () => {
  open(policy('purchase'), 'HZICLK')
  expect(screen.getByText(/^You can change the departure once\. Refund fee/)).toBeTruthy()
})

it('another policy is another note', () => {
  open(policy('accounts'))
  expect(screen.getByText(/10% within 30 minutes of sale, 50% after/)).toBeTruthy()
})

it('leads to the terms until the policy is known', () => {
  open(undefined)
  expect(screen.getByRole('link', { name: 'purchase notes' }).getAttribute('href')).toBe('/buy_clause_en')
})
