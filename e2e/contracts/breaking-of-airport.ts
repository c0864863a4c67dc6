import type { BreakingChange, OfOneApp } from './change'
import { AIRPORT, EVENTS } from './sources'

/** Edits of mf-airport, each refused. */
export const breakingOfAirport: OfOneApp<BreakingChange> = [
  {
    what: 'the page of the airport line renamed',
    file: AIRPORT,
    from: "path: '/airline.html'",
    to: "path: '/airport'",
    refusal: ['has no page /airline.html,', 'mf-purchase'],
  },
  {
    what: 'the payment page of the airport line renamed',
    file: AIRPORT,
    from: "path: '/airlinePayment'",
    to: "path: '/airportPayment'",
    refusal: ['has no page /airlinePayment,', 'mf-orders'],
  },
  {
    what: 'the only sender of an event stops',
    file: 'shared/queries/src/orders.ts',
    from: "emit('orders:order-changed', { orderNo })",
    to: 'emit(orderNo as never, {} as never)',
    refusal: ['orders:order-changed', 'order-list.tsx'],
  },
  {
    what: 'an event with a renamed field',
    file: EVENTS,
    from: "'orders:order-paid': { orderNo: string }",
    to: "'orders:order-paid': { number: string }",
    refusal: ['sends orders:order-paid', 'without orderNo', 'mf-account'],
  },
  {
    what: 'a prop of a slot no longer given',
    file: 'mf-airport/src/pages/passengers-form.tsx',
    from: '            onChange: chooseCoupons,\n',
    to: '',
    refusal: ['values without onChange', 'passengers-form.tsx'],
  },
]
