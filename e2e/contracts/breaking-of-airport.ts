import type { BreakingChange, OfOneApp } from './change'
import { AIRPORT, EVENTS } from './sources'

/** Edits of mf-airport, each refused. */
export const breakingOfAirport: OfOneApp<BreakingChange> = [
  {
    what: 'the page of the airport line renamed',
    file: AIRPORT,
    from: "path: '/airline.html'",
    to: "path: '/airport'",
    refusal: ['mf-airport', 'has no page /airline.html,', 'mf-purchase', 'airport-tiles.tsx'],
  },
  {
    what: 'the payment page of the airport line renamed',
    file: AIRPORT,
    from: "path: '/airlinePayment'",
    to: "path: '/airportPayment'",
    refusal: ['mf-airport', 'has no page /airlinePayment,', 'mf-orders', 'card-actions.tsx'],
  },
  {
    what: 'the only sender of an event stops',
    file: 'shared/queries/src/orders.ts',
    from: "emit('orders:order-changed', { orderNo })",
    to: 'emit(orderNo as never, {} as never)',
    refusal: ['mf-airport', 'has no place that sends orders:order-changed', 'mf-orders', 'order-list.tsx'],
  },
  {
    what: 'an event with a renamed field',
    file: EVENTS,
    from: "'orders:order-paid': { orderNo: string }",
    to: "'orders:order-paid': { number: string }",
    refusal: [
      'payments.ts of mf-airport',
      'sends orders:order-paid',
      'without orderNo',
      'mf-account',
      'my-coupons.tsx',
    ],
  },
  {
    what: 'a prop of a slot no longer given',
    file: 'mf-airport/src/pages/passengers-form.tsx',
    from: '            onChange: chooseCoupons,\n',
    to: '',
    refusal: ['coupon-picker.tsx of mf-purchase', 'values without onChange', 'mf-airport', 'passengers-form.tsx'],
  },
]
