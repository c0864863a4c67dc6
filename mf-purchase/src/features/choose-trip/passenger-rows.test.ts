import { shownPassengerTypes } from './passenger-rows'

it('[A1.product.2, D9.23] students and infants are offered where they have a price', () => {
  expect(shownPassengerTypes(() => false)).toEqual(['adult', 'child', 'elderly'])
  expect(shownPassengerTypes((type) => type !== 'child')).toEqual(['adult', 'child', 'elderly', 'student', 'infant'])
})
