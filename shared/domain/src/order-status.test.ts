import { isToCollect, type OrderStatus } from './order-status'

it('[A4.status.1] both paid states wait for the traveller, no other does', () => {
  const all: OrderStatus[] = [
    'toPay',
    'paid',
    'partlyRefunded',
    'used',
    'expired',
    'cancelled',
    'refunded',
    'refunding',
    'ended',
  ]
  expect(all.filter(isToCollect)).toEqual(['paid', 'partlyRefunded'])
})
