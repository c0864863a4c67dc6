import type { BreakingChange, OfOneApp } from './change'
import { ORDERS } from './sources'

/** Edits of mf-orders, each refused. */
export const breakingOfOrders: OfOneApp<BreakingChange> = [
  {
    what: 'the page of all orders renamed',
    file: ORDERS,
    from: "path: '/my_order'",
    to: "path: '/orders'",
    refusal: ['has no page /my_order,', 'mf-account'],
  },
  {
    what: 'the page of an order renamed',
    file: ORDERS,
    from: "path: '/order_details'",
    to: "path: '/order'",
    refusal: ['has no page /order_details,', 'mf-purchase'],
  },
  {
    what: 'a filler that reads a renamed prop',
    file: 'mf-orders/src/features/view-tickets/ticket-viewer.tsx',
    from: "const TicketViewer = ({ orderNo }: SlotProps['ticket-viewer.v1']) => {",
    to: 'const TicketViewer = ({ number: orderNo }: { number: string }) => {',
    refusal: ['ticket-viewer.tsx of mf-orders', 'values without number', 'mf-purchase'],
  },
  {
    what: 'a filler that ignores a prop',
    file: 'mf-orders/src/features/list-orders/tabbed-orders.tsx',
    from: 'onTab, buyHref }: SlotProps',
    to: 'onTab, link: buyHref }: any & SlotProps',
    refusal: ['tabbed-orders.tsx of mf-orders', 'without link', 'mf-airport'],
  },
  {
    what: 'another slot no longer filled',
    file: ORDERS,
    from: "slots: ['refund-entry.v1', ",
    to: 'slots: [',
    refusal: ['has no filler of the slot refund-entry.v1'],
  },
  {
    what: 'the only sender of an event stops',
    file: 'shared/queries/src/refunds.ts',
    from: "emit('orders:order-refunded', { orderNo })",
    to: 'emit(orderNo as never, {} as never)',
    refusal: ['orders:order-refunded', 'member-worth.tsx'],
  },
  {
    what: 'one of two senders of an event stops',
    file: 'shared/queries/src/orders.ts',
    from: "emit('orders:order-cancelled', { orderNo })",
    to: 'emit(orderNo as never, {} as never)',
    refusal: ['does not send orders:order-cancelled any more', 'mf-account'],
  },
  {
    what: 'a text missing in English',
    file: 'mf-orders/src/i18n/en.ts',
    from: "    buy: 'Buy tickets',\n",
    to: '',
    refusal: ['has no text in en for list.buy'],
  },
  {
    what: 'a field of a call no longer sent',
    file: 'shared/calls/src/orders/fetch-order.ts',
    from: 'queryOrderCall, { orderNo }',
    to: 'queryOrderCall, {} as never',
    refusal: ['the service needs the field orderNo of wx/query.wx.order.info'],
  },
  {
    what: 'a guard lowered for all pages',
    file: ORDERS,
    from: "guard: 'member'",
    to: "guard: 'public'",
    refusal: ['the page /refund_tickets has the guard public'],
  },
  {
    what: 'a dead link in a constant',
    file: 'mf-orders/src/paths.ts',
    from: '`${APPLY_REFUND}?',
    to: '`/apply_refunds?',
    refusal: ['no build has the page /apply_refunds'],
  },
  {
    what: 'code from text in a timer',
    file: 'mf-orders/src/features/show-order/refund-entry.tsx',
    from: '\nconst Entry',
    to: "\n;(window as unknown as Record<string, unknown>).probe = () => setTimeout('probe' as never, 1)\nconst Entry",
    refusal: ['turns text into code'],
  },
]
