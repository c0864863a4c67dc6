import { isToCollect, ORDER_STATUSES } from './order-status'

it('[A4.status.1] both paid states wait for the passenger, no other does', () => {
  expect(ORDER_STATUSES.filter(isToCollect)).toEqual(['paid', 'partlyRefunded'])
})
