import type { BreakingChange, OfOneApp } from './change'
import { ORDERS } from './sources'

/** Edits of mf-orders, each refused. */
export const breakingOfOrders: OfOneApp<BreakingChange> = [
  {
    what: 'the page of all orders renamed',
    file: ORDERS,
    from: "path: '/my_order'",
    to: "path: '/orders'",
    refusal: ['mf-orders', 'has no page /my_order,', 'mf-account', 'service-list.tsx'],
  },
  {
    what: 'the page of an order renamed',
    file: ORDERS,
    from: "path: '/order_details'",
    to: "path: '/order'",
    refusal: ['mf-orders', 'has no page /order_details,', 'mf-purchase', 'use-after-failure.ts'],
  },
  {
    what: 'a filler that reads a renamed prop',
    file: 'mf-orders/src/features/view-tickets/ticket-viewer.tsx',
    from: "const TicketViewer = ({ orderNo }: SlotProps['ticket-viewer.v1']) => {",
    to: 'const TicketViewer = ({ number: orderNo }: { number: string }) => {',
    refusal: [
      'ticket-viewer.tsx of mf-orders',
      'the slot ticket-viewer.v1',
      'values without number',
      'mf-purchase',
      'paid-result.tsx',
    ],
  },
  {
    what: 'a filler that ignores a prop',
    file: 'mf-orders/src/features/list-orders/tabbed-orders.tsx',
    from: 'onTab, buyHref }: SlotProps',
    to: 'onTab, link: buyHref }: any & SlotProps',
    refusal: [
      'tabbed-orders.tsx of mf-orders',
      'the slot order-list.v1',
      'without link',
      'mf-airport',
      'orders-page.tsx',
    ],
  },
  {
    what: 'another slot no longer filled',
    file: ORDERS,
    from: "slots: ['refund-entry.v1', ",
    to: 'slots: [',
    refusal: ['mf-orders', 'has no filler of the slot refund-entry.v1', 'mf-purchase', 'refund-way.tsx'],
  },
  {
    what: 'the only sender of an event stops',
    file: 'shared/queries/src/refunds.ts',
    from: "emit('orders:order-refunded', { orderNo })",
    to: 'emit(orderNo as never, {} as never)',
    refusal: ['has no place that sends orders:order-refunded', 'mf-account', 'member-worth.tsx'],
  },
  {
    what: 'one of two senders of an event stops',
    file: 'shared/queries/src/orders.ts',
    from: "emit('orders:order-cancelled', { orderNo })",
    to: 'emit(orderNo as never, {} as never)',
    refusal: [
      'mf-orders',
      'does not send orders:order-cancelled any more',
      'orders.ts',
      'mf-account',
      'my-coupons.tsx',
    ],
  },
  {
    what: 'a text missing in English',
    file: 'mf-orders/src/i18n/en.ts',
    from: "    buy: 'Buy tickets',\n",
    to: '',
    refusal: ['mf-orders', 'has no text in en for list.buy of mf-orders'],
  },
  {
    what: 'a field of a call no longer sent',
    file: 'shared/calls/src/orders/fetch-order.ts',
    from: 'queryOrderCall, { orderNo }',
    to: 'queryOrderCall, {} as never',
    refusal: ['the service needs the field orderNo of wx/query.wx.order.info', 'fetch-order.ts of mf-orders'],
  },
  {
    what: 'a guard lowered for all pages',
    file: ORDERS,
    from: "guard: 'member'",
    to: "guard: 'public'",
    refusal: ['the page /refund_tickets has the guard public in mf-orders'],
  },
  {
    what: 'a dead link in a constant',
    file: 'mf-orders/src/paths.ts',
    from: '`${APPLY_REFUND}?',
    to: '`/apply_refunds?',
    refusal: ['no build has the page /apply_refunds,', 'mf-orders', 'card-actions.tsx'],
  },
  {
    what: 'code from text in a timer',
    file: 'mf-orders/src/features/show-order/refund-entry.tsx',
    from: '\nconst Entry',
    to: "\n;(window as unknown as Record<string, unknown>).probe = () => setTimeout('probe' as never, 1)\nconst Entry",
    refusal: ['slot-refund-entry-v1.js of mf-orders', 'turns text into code'],
  },
]
