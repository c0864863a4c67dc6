import type { BreakingChange } from './change'

const PURCHASE = 'mf-purchase/src/remote.manifest.ts'
const ORDERS = 'mf-orders/src/remote.manifest.ts'
const ACCOUNT = 'mf-account/src/remote.manifest.ts'
const AIRPORT = 'mf-airport/src/remote.manifest.ts'
const SLOTS = 'shared/contracts/src/slots.ts'
const EVENTS = 'shared/contracts/src/events.ts'
/** Three million characters that do not compress away in the source. */
const LARGE = `export const LARGE = '${'0123456789'.repeat(300_000)}'\n`

const ofPurchase: readonly Omit<BreakingChange, 'app'>[] = [
  {
    what: 'a renamed slot prop',
    file: SLOTS,
    from: "  'payment-panel.v1': {\n    orderNo: string",
    to: "  'payment-panel.v1': {\n    orderNumber: string",
    refusal: ['fills the slot payment-panel.v1', 'values without orderNumber', 'mf-orders'],
  },
  {
    what: 'a renamed callback of a slot',
    file: SLOTS,
    from: 'onChange: (couponNumbers',
    to: 'onChoose: (couponNumbers',
    refusal: ['coupon-picker.tsx of mf-purchase', 'values without onChoose', 'mf-airport'],
  },
  {
    what: 'a page dropped that others link to',
    file: PURCHASE,
    from: "path: '/help'",
    to: "path: '/help_center'",
    refusal: ['has no page /help,', 'mf-orders'],
  },
  {
    what: 'a page renamed that another pays at',
    file: PURCHASE,
    from: "path: '/details_payment'",
    to: "path: '/pay'",
    refusal: ['has no page /details_payment,', 'mf-airport'],
  },
  {
    what: 'a page renamed that the coupons lead to',
    file: PURCHASE,
    from: "path: '/hand_add_coupon'",
    to: "path: '/add_coupon'",
    refusal: ['has no page /hand_add_coupon,', 'mf-account', 'add-coupon-link.tsx'],
  },
  {
    what: 'a page renamed that orders link to',
    file: PURCHASE,
    from: "path: '/stop'",
    to: "path: '/station'",
    refusal: ['has no page /stop,', 'mf-orders'],
  },
  {
    what: 'an event no longer sent',
    file: 'shared/queries/src/place-order.ts',
    from: "onDone: ({ orderNo }) => emit('orders:order-placed', { orderNo }),",
    to: 'onDone: ({ orderNo }) => emit(orderNo as never, {} as never),',
    refusal: ['does not send orders:order-placed any more', 'place-order.ts', 'my-coupons.tsx'],
  },
  {
    what: 'a text missing in English',
    file: 'mf-purchase/src/i18n/en.ts',
    from: "    goHome: 'Back to home',\n",
    to: '',
    refusal: ['has no text in en for common.goHome'],
  },
  {
    what: 'a text of a part missing in Traditional Chinese',
    file: 'mf-purchase/src/i18n/help/zh-hk.ts',
    from: "    questions: '常見問題',\n",
    to: '',
    refusal: ['has no text in zh-hk for help.questions of src/i18n/help'],
  },
  {
    what: 'a guard lowered',
    file: PURCHASE,
    from: "index: 3,\n      guard: 'member',\n      keepAlive: true,\n      bottomBar: false,\n      header: 'hero',\n      firstCall: lines,\n      chunk",
    to: "index: 3,\n      guard: 'public',\n      keepAlive: true,\n      bottomBar: false,\n      header: 'hero',\n      firstCall: lines,\n      chunk",
    refusal: ['the page /select_coupon has the guard public', 'a second key must approve it'],
  },
  {
    what: 'home for members only',
    file: PURCHASE,
    from: "index: 1,\n  guard: 'public'",
    to: "index: 1,\n  guard: 'member'",
    refusal: ['the page / has the guard member'],
  },
  {
    what: 'a first call that does not exist',
    file: PURCHASE,
    from: "path: 'manage/query.help'",
    to: "path: 'manage/query.helps'",
    refusal: ['the service has no call manage/query.helps'],
  },
  {
    what: 'a first call without a field that the service needs',
    file: PURCHASE,
    from: "({ ...terms, firstCall: { path: 'manage/query.terms', body: { language }",
    to: "({ ...terms, firstCall: { path: 'manage/query.terms', body: { lang: language }",
    refusal: ['the service needs the field language of manage/query.terms'],
  },
  {
    what: 'a field of a call no longer sent',
    file: 'shared/calls/src/lines/fetch-fares.ts',
    from: '{ buyDate: date, lineCode }, options',
    to: '{ buyDate: date } as never, options',
    refusal: ['the service needs the field lineCode of ticket/query.line.ticket.price', 'fetch-fares.ts'],
  },
  {
    what: 'a field of a call renamed',
    file: 'shared/calls/src/orders/cancel-order.ts',
    from: 'cancelOrderCall, { orderNo }',
    to: 'cancelOrderCall, { orderNumber: orderNo } as never',
    refusal: ['the service needs the field orderNo of wx/cancel.wx.order'],
  },
  {
    what: 'a call that the service does not have',
    file: 'shared/wire/src/calls/redeem-coupon.ts',
    from: "path: 'wx/add.wx.user.voucher'",
    to: "path: 'wx/redeem.voucher'",
    refusal: ['the service has no call wx/redeem.voucher', 'redeem-coupon.ts'],
  },
  {
    what: 'a dead link',
    file: 'mf-purchase/src/pages/hand-add-coupon-page.tsx',
    from: '<Link to={HOME}',
    to: '<Link to="/home_page"',
    refusal: ['no build has the page /home_page', 'hand-add-coupon-page.tsx'],
  },
  {
    what: 'a dead link in a template',
    file: 'mf-purchase/src/paths.ts',
    from: "`${ORDER_DETAILS}?${new URLSearchParams({ orderNo, tab1: '1' })}`",
    to: "`/order_detail?${new URLSearchParams({ orderNo, tab1: '1' })}`",
    refusal: ['no build has the page /order_detail,'],
  },
  {
    what: 'a page that is 3 MB larger',
    file: 'mf-purchase/src/pages/help-page.tsx',
    from: "    if (opened !== '') document",
    to: "    if (LARGE.includes(opened + typed)) return\n    if (opened !== '') document",
    also: [
      {
        file: 'mf-purchase/src/pages/help-page.tsx',
        from: "import { HOME } from '../paths'",
        to: "import { HOME } from '../paths'\nimport { LARGE } from './large'",
      },
      { file: 'mf-purchase/src/pages/large.ts', to: LARGE },
    ],
    refusal: ['the page /buy_clause', 'KiB of scripts and styles'],
  },
  {
    what: '`eval`',
    file: 'mf-purchase/src/features/find-answers/contact-card.tsx',
    from: '\nexport const ContactCard',
    to: "\n;(window as unknown as Record<string, unknown>).probe = () => (0, eval)('1')\nexport const ContactCard",
    refusal: ['turns text into code'],
  },
  {
    what: 'a token that no shell declares',
    file: 'mf-purchase/src/pages/help-page.module.css',
    from: '.found:not(:empty) {',
    to: '.found:not(:empty) {\n    outline-color: var(--color-nowhere);',
    refusal: ['does not declare the design token --color-nowhere'],
  },
  {
    what: 'a place for a slot that nothing fills',
    file: 'mf-purchase/src/pages/paid-result.tsx',
    from: '<Slot name="ticket-viewer.v1" props={{ orderNo: order.orderNo }}',
    to: '<Slot name={"ticket-viewer.v9" as never} props={{ orderNo: order.orderNo } as never}',
    refusal: ['no build has the filler of the slot ticket-viewer.v9'],
  },

  {
    round: 2,
    what: 'no home page',
    file: PURCHASE,
    from: "{ path: '/', name: 'index'",
    to: "{ path: '/start', name: 'index'",
    refusal: ['no build would own the home page /'],
  },
  {
    round: 2,
    what: 'a slot no longer filled',
    file: PURCHASE,
    from: "slots: ['payment-panel.v1', 'coupon-picker.v1']",
    to: "slots: ['coupon-picker.v1']",
    refusal: ['has no filler of the slot payment-panel.v1', 'unpaid-order.tsx'],
  },
  {
    round: 2,
    what: 'a slot that accepts fewer values',
    file: SLOTS,
    from: "fareType: 'day' | 'night' | 'reserved'",
    to: "fareType: 'day' | 'night'",
    refusal: ['does not accept fareType as "reserved"', 'passengers-form.tsx'],
  },
  {
    round: 2,
    what: 'a page closed to passengers',
    file: PURCHASE,
    from: "path: '/hand_add_coupon',\n      name: 'hand-add-coupon',\n      title: { 'zh-cn': '添加优惠券', 'zh-hk': '加入優惠券', en: 'Add a coupon' },\n      background: 'bg',\n      index: 4,\n      guard: 'member'",
    to: "path: '/hand_add_coupon',\n      name: 'hand-add-coupon',\n      title: { 'zh-cn': '添加优惠券', 'zh-hk': '加入優惠券', en: 'Add a coupon' },\n      background: 'bg',\n      index: 4,\n      guard: 'staff'",
    refusal: ['the page /hand_add_coupon has the guard staff'],
  },
  {
    round: 2,
    what: '`new Function`',
    file: 'mf-purchase/src/features/find-answers/contact-card.tsx',
    from: '\nexport const ContactCard',
    to: '\n;(window as unknown as Record<string, unknown>).probe = (text: string) => new Function(text)\nexport const ContactCard',
    refusal: ['turns text into code'],
  },
  {
    round: 2,
    what: 'a prop of another slot no longer given',
    file: 'mf-purchase/src/pages/paid-result.tsx',
    from: 'props={{ orderNo: order.orderNo }}',
    to: 'props={{ orderNumber: order.orderNo } as never}',
    refusal: ['values without orderNo', 'ticket-viewer.v1', 'paid-result.tsx'],
  },

  {
    round: 3,
    what: 'a callback that passes on less',
    file: SLOTS,
    from: 'onPaid: (payment: { orderNo: string; orderReqno: string;',
    to: 'onPaid: (payment: { orderNo: string;',
    refusal: ['the argument of onPaid without orderReqno', 'mf-orders'],
  },
  {
    round: 3,
    what: 'a new required prop',
    file: SLOTS,
    from: "  'coupon-picker.v1': {",
    to: "  'coupon-picker.v1': {\n    memberNo: string",
    refusal: ['values without memberNo', 'mf-airport'],
  },
]

const ofOrders: readonly Omit<BreakingChange, 'app'>[] = [
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

const ofAccount: readonly Omit<BreakingChange, 'app'>[] = [
  {
    what: 'the page of the sign-in renamed',
    file: ACCOUNT,
    from: "path: '/login'",
    to: "path: '/sign_in'",
    refusal: ['has no page /login,', 'shell'],
  },
  {
    what: 'the personal centre renamed',
    file: ACCOUNT,
    from: "path: '/personal_center'",
    to: "path: '/me'",
    refusal: ['has no page /personal_center,', 'shell'],
  },
  {
    what: 'the sign-in without its popup',
    file: SLOTS,
    from: "mode: 'popup' | 'page'",
    to: "mode: 'page'",
    refusal: ['login-panel.tsx of mf-account', 'mode', 'shell'],
  },
  {
    what: 'a text missing in Simplified Chinese',
    file: 'mf-account/src/i18n/zh-cn.ts',
    from: "    expired: '已过期',\n",
    to: '',
    refusal: ['has no text in zh-cn for coupons.expired'],
  },
  {
    what: 'a guard lowered',
    file: ACCOUNT,
    from: "name: 'my-data',\n      guard: 'member'",
    to: "name: 'my-data',\n      guard: 'public'",
    refusal: ['the page /my_data has the guard public'],
  },
  {
    what: 'a call that does not exist',
    file: 'shared/wire/src/calls/login.ts',
    from: "path: 'login'",
    to: "path: 'log.in'",
    refusal: ['the service has no call log.in'],
  },
  {
    what: 'a first call that does not exist',
    file: ACCOUNT,
    from: "path: 'wx/query.wx.user.voucher'",
    to: "path: 'wx/query.vouchers'",
    refusal: ['the service has no call wx/query.vouchers'],
  },
  {
    what: 'a field of a call no longer sent',
    file: 'shared/calls/src/account/change-password.ts',
    from: '{ oldPassWord: passwords.old, passWord: passwords.new }',
    to: '{ passWord: passwords.new } as never',
    also: [
      {
        file: 'shared/calls/src/account/change-password.ts',
        from: "{ oldPassWord: '', passWord: password }",
        to: '{ passWord: password } as never',
      },
    ],
    refusal: ['the service needs the field oldPassWord'],
  },
  {
    round: 9,
    what: 'a throw at evaluation',
    file: 'mf-account/src/remote.ts',
    from: 'export const remote',
    to: "if (Date.now() > 0) throw new Error('at evaluation')\nexport const remote",
    refusal: ['at evaluation'],
    isFoundBySmoke: true,
  },
]

const ofAirport: readonly Omit<BreakingChange, 'app'>[] = [
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

const ofShell: readonly Omit<BreakingChange, 'app'>[] = [
  {
    what: 'a token dropped',
    file: 'shared/design-tokens/generated/tokens.css',
    from: '    --size-qr: 300px;\n',
    to: '',
    refusal: ['does not declare the design token --size-qr'],
  },
  {
    what: 'a member of the host dropped',
    file: 'shared/host/src/index.ts',
    from: "export { whenMemberLeaves } from './when-member-leaves'",
    to: '',
    refusal: ['uses whenMemberLeaves of @shuttle/host'],
  },
  {
    round: 2,
    what: 'a function of the query library dropped',
    file: 'shell/src/shared/query.ts',
    from: '  keepPreviousData,\n',
    to: '',
    refusal: ['uses keepPreviousData of @tanstack/react-query'],
  },
  {
    round: 3,
    what: 'a function of the router dropped',
    file: 'shell/src/shared/router.ts',
    from: 'Navigate, useHref',
    to: 'useHref',
    refusal: ['uses Navigate of react-router-dom'],
  },
]

const of = (app: string, changes: readonly Omit<BreakingChange, 'app'>[]): BreakingChange[] =>
  changes.map((change) => ({ app, ...change }))

/** Each breaks a page of another team, or of the own one; published by the release tool, each is refused. */
export const BREAKING_CHANGES: readonly BreakingChange[] = [
  ...of('mf-purchase', ofPurchase),
  ...of('mf-orders', ofOrders),
  ...of('mf-account', ofAccount),
  ...of('mf-airport', ofAirport),
  ...of('shell', ofShell),
]
