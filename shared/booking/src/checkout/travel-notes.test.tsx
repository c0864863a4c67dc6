import { NO_PASSENGERS, REFUND_PRESETS, type RefundConditions, type RefundPolicy } from '@shuttle/domain'
import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { TravelNotes } from './travel-notes'

const open = (notes: RefundPolicy | undefined, lineCode = 'ZHOHKG', choice?: RefundConditions) =>
  renderPage({
    at: '/',
    screen: <TravelNotes policy={notes} lineCode={lineCode} choice={choice} termsHref="/buy_clause_en" />,
    texts: {},
  })
const policy = (preset: keyof typeof REFUND_PRESETS) => ({
  id: preset,
  from: undefined,
  until: undefined,
  ...REFUND_PRESETS[preset],
})

it('purchase 9: the refund note is rendered from the policy, with the luggage note beside it', () => {
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

it('a changed policy renders a changed note', () => {
  open(policy('accounts'))
  expect(screen.getByText(/10% within 30 minutes of sale, 50% after/)).toBeTruthy()
})

it('the notes link to the terms until the policy is known', () => {
  open(undefined)
  expect(screen.getByRole('link', { name: 'purchase notes' }).getAttribute('href')).toBe('/buy_clause_en')
})

it.each([
  [
    { hasCoupon: true },
    /A coupon is used, so this order is refunded on request only\. Our staff answer within 14 working days\.$/,
  ],
  [
    { counts: { ...NO_PASSENGERS, elderly: 1 } },
    /A discounted ticket is among these, so this order is refunded on request only\./,
  ],
  [
    { counts: { ...NO_PASSENGERS, adult: 2, child: 1 } },
    /Discounted tickets of this order are refunded on request only, the others online\./,
  ],
])('the notes name how the choice %j is refunded', (change, sentence) => {
  const choice = { counts: { ...NO_PASSENGERS, adult: 1 }, fares: {}, hasCoupon: false, hasPromotion: false, ...change }
  open(policy('purchase'), 'ZHOHKG', choice)
  expect(screen.getByText(sentence)).toBeTruthy()
})
