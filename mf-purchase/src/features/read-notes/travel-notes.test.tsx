import { REFUND_PRESETS } from '@shuttle/domain'
import { screen } from '@testing-library/react'
import { openScreen } from '../../testing/open-screen'
import { TravelNotes } from './travel-notes'

const policy = (preset: keyof typeof REFUND_PRESETS) => ({
  id: preset,
  from: undefined,
  until: undefined,
  ...REFUND_PRESETS[preset],
})

it('purchase 9: the refund note is rendered from the policy, the luggage note stands beside it', () => {
  openScreen({ at: '/', screen: <TravelNotes policy={policy('purchase')} /> })
  expect(
    screen.getByText(
      'No changes. Refund fee: 10% within 2 hours of sale, 20% after. No refund once the ticket has expired.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('One free piece of luggage per passenger, up to 76×51×32 cm and 20 kg.')).toBeTruthy()
})

it('another policy is another note', () => {
  openScreen({ at: '/', screen: <TravelNotes policy={policy('accounts')} /> })
  expect(screen.getByText(/10% within 30 minutes of sale, 50% after/)).toBeTruthy()
})

it('leads to the terms until the policy is known', () => {
  openScreen({ at: '/', screen: <TravelNotes policy={undefined} /> })
  expect(screen.getByRole('link', { name: 'purchase notes' }).getAttribute('href')).toBe('/buy_clause_en')
})
