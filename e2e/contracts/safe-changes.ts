import { type Change, type OfOneApp, toChanges } from './change'
import { PURCHASE, SLOTS } from './sources'

const CONTACT = 'mf-purchase/src/features/find-answers/contact-card.tsx'
/** Adds a use to a file without changing what it shows. */
const probe = (name: string, expression: string) =>
  `\n;(window as unknown as Record<string, unknown>).${name} = ${expression}\nexport const ContactCard`
const atContact = (what: string, expression: string, round = 1): Omit<Change, 'app'> => ({
  what,
  round,
  file: CONTACT,
  from: '\nexport const ContactCard',
  to: probe(`probe${what.replace(/\W/g, '')}`, expression),
})

const ofPurchase: OfOneApp<Change> = [
  {
    what: 'a new page',
    file: PURCHASE,
    from: "    { path: '/line', name: 'line', ...guide },",
    to: "    { path: '/line', name: 'line', ...guide },\n    { path: '/line_new', name: 'line-new', ...guide },",
    also: [
      {
        file: 'mf-purchase/src/remote.ts',
        from: "    '/line': guide,",
        to: "    '/line': guide,\n    '/line_new': guide,",
      },
    ],
  },
  {
    what: 'a new optional prop',
    file: SLOTS,
    from: "  'payment-panel.v1': {\n",
    to: "  'payment-panel.v1': {\n    hint?: string\n",
  },
  {
    what: 'a prop that becomes optional',
    file: SLOTS,
    from: 'onChange: (couponNumbers',
    to: 'onChange?: (couponNumbers',
  },
  {
    what: 'one more value of a prop',
    file: SLOTS,
    from: "fareType: 'day' | 'night' | 'reserved'",
    to: "fareType: 'day' | 'night' | 'reserved' | 'late'",
  },
  {
    what: 'a callback that passes on more',
    file: SLOTS,
    from: 'onPaid: (payment: { orderNo: string;',
    to: 'onPaid: (payment: { orderNo: string; paidAt: number;',
  },
  {
    what: 'a callback with one more argument',
    file: SLOTS,
    from: 'onUnderWay?: (isInFlight: boolean) => void',
    to: 'onUnderWay?: (isInFlight: boolean, since: number) => void',
  },
  {
    what: 'an event with one more field',
    file: 'shared/contracts/src/events.ts',
    from: "'orders:order-placed': { orderNo: string }",
    to: "'orders:order-placed': { orderNo: string; placedAt: number }",
  },
  { what: 'a changed text', file: 'mf-purchase/src/i18n/en.ts', from: "goHome: 'Back to home'", to: "goHome: 'Home'" },
  {
    what: 'a text dropped in all languages',
    file: 'mf-purchase/src/i18n/help/zh-hk.ts',
    from: "    questions: '常見問題',\n",
    to: '',
    also: [
      { file: 'mf-purchase/src/i18n/help/zh-cn.ts', from: "    questions: '常见问题',\n", to: '' },
      { file: 'mf-purchase/src/i18n/help/en.ts', from: "    questions: 'Questions and answers',\n", to: '' },
    ],
  },
  {
    what: 'another plural form in one language',
    file: 'mf-purchase/src/i18n/help/zh-hk.ts',
    from: '    found_other: ',
    to: "    found_zero: '沒有答案',\n    found_other: ",
  },
  {
    what: 'a further first call',
    file: PURCHASE,
    from: 'extraCalls: ticketDetailsCalls',
    to: "extraCalls: [...ticketDetailsCalls, { path: 'manage/query.help', body: {}, access: 'public' }]",
  },
  { what: 'another title of a page', file: PURCHASE, from: "en: 'Payment result'", to: "en: 'Result of the payment'" },
  {
    what: 'another background of a page',
    file: PURCHASE,
    from: "title: { 'zh-cn': '帮助', 'zh-hk': '幫助', en: 'Help' },\n      background: 'bg'",
    to: "title: { 'zh-cn': '帮助', 'zh-hk': '幫助', en: 'Help' },\n      background: 'surface'",
  },
  {
    what: 'a further field of a call',
    file: 'shared/calls/src/lines/fetch-fares.ts',
    from: '{ buyDate: date, lineCode }, options',
    to: '{ buyDate: date, lineCode, channel: 1 } as never, options',
  },
  {
    what: 'a field built another way',
    file: 'shared/calls/src/orders/cancel-order.ts',
    from: 'cancelOrderCall, { orderNo }',
    to: 'cancelOrderCall, { ...{ orderNo } }',
  },
  {
    what: 'a link to another page',
    file: 'mf-purchase/src/pages/hand-add-coupon-page.tsx',
    from: '<Link to={HOME}',
    to: '<Link to="/my_coupon?tab1=0#top"',
  },
  {
    what: 'a link to another site',
    file: 'mf-purchase/src/paths.ts',
    from: "export const HOME = '/'",
    to: "export const HOME = '/'\nexport const link = { href: 'https://example.com/nowhere' }",
  },
  {
    what: 'an address that is put together',
    file: 'mf-purchase/src/components/missing-guide.tsx',
    from: 'to={lineHref(line.lineCode)}',
    to: 'to={`/li${line.lineCode.length > 0 ? "ne" : "st"}?code=${line.lineCode}`}',
  },
  {
    what: 'a page that is 100 KB larger',
    file: 'mf-purchase/src/pages/help-page.tsx',
    from: "    if (opened !== '') document",
    to: "    if (LARGE.includes(opened + typed)) return\n    if (opened !== '') document",
    also: [
      {
        file: 'mf-purchase/src/pages/help-page.tsx',
        from: "import { HOME } from '../paths'",
        to: "import { HOME } from '../paths'\nimport { LARGE } from './large'",
      },
      { file: 'mf-purchase/src/pages/large.ts', to: `export const LARGE = '${'0123456789'.repeat(10_000)}'\n` },
    ],
  },
  {
    what: 'a token of its own',
    file: 'mf-purchase/src/pages/help-page.module.css',
    from: '.found:not(:empty) {',
    to: '.found:not(:empty) {\n    --help-gap: 4px;\n    outline-offset: var(--help-gap);',
  },
  {
    what: 'a token with a fallback',
    file: 'mf-purchase/src/components/missing-guide.module.css',
    from: '@layer remote {',
    to: '@layer remote {\n  .tomorrow {\n    outline-color: var(--color-of-tomorrow, red);\n  }',
  },
  {
    what: 'another token of the shell',
    file: 'mf-purchase/src/components/today-state.module.css',
    from: '@layer remote {',
    to: '@layer remote {\n  .later {\n    padding: var(--space-10);\n  }',
  },
  {
    what: 'a further place for a filled slot',
    file: 'mf-purchase/src/pages/paid-result.tsx',
    from: '<LazyPickupCode',
    to: '<Slot name="order-summary.v1" props={{ orderNo: order.orderNo }} skeleton={waiting} />}\n      {showsPickupCode(order) && <LazyPickupCode',
  },
  {
    what: 'an event that nobody listens to',
    file: 'shared/queries/src/place-order.ts',
    from: "emit('orders:order-placed', { orderNo }),",
    to: "{\n      emit('orders:order-placed', { orderNo })\n      emit('orders:order-seen' as never, { orderNo } as never)\n    },",
  },
  atContact('eval as a word', "'eval(1) and Function(1) are forbidden'"),
  atContact('a timer', '() => setTimeout(() => {}, 1)', 2),
  atContact('a method named eval', '(one: { eval: (text: string) => void }) => one.eval("1")', 3),
  atContact('a check for functions', '(one: unknown) => one instanceof Function', 4),
  {
    what: 'a page for members only that was public',
    // The last one: the other rounds have the page open again, which needs a second key.
    round: 5,
    file: PURCHASE,
    from: "    firstCall: { path: 'manage/query.help', body: {}, access: 'public' },\n".slice(2),
    to: "    firstCall: { path: 'manage/query.help', body: {}, access: 'public' },\n      guard: 'member',\n".slice(2),
  },
]

const ofOrders: OfOneApp<Change> = [
  {
    what: 'a listener dropped',
    file: 'mf-orders/src/features/list-orders/order-list.tsx',
    from: "      on('orders:order-changed', refresh),\n",
    to: '',
  },
  {
    what: 'an optional prop of a slot no longer given',
    file: 'mf-orders/src/features/pay-order/unpaid-order.tsx',
    from: '              onUnderWay: setInFlight,\n',
    to: '',
  },
  {
    what: 'a filler with a further prop that has a default',
    file: 'mf-orders/src/features/view-tickets/ticket-viewer.tsx',
    from: "const TicketViewer = ({ orderNo }: SlotProps['ticket-viewer.v1']) => {",
    to: "const TicketViewer = ({ orderNo, size: _size = 1 }: SlotProps['ticket-viewer.v1'] & { size?: number }) => {",
  },
  {
    what: 'a filler in another file',
    file: 'mf-orders/src/features/show-order/refund-entry.tsx',
    from: 'export { RefundEntry as Slot }',
    to: 'const Other = RefundEntry\nexport { Other as Slot }',
  },
  {
    what: 'a page in another position',
    file: 'mf-orders/src/remote.manifest.ts',
    from: 'keepAlive: true,\n  bottomBar',
    to: 'keepAlive: false,\n  bottomBar',
  },
  { what: 'a changed text', file: 'mf-orders/src/i18n/en.ts', from: "buy: 'Buy tickets'", to: "buy: 'Buy a ticket'" },
]

const ofAccount: OfOneApp<Change> = [
  {
    what: 'a guard raised to members',
    file: 'mf-account/src/remote.manifest.ts',
    from: "name: 'undo-join',",
    to: "name: 'undo-join',\n      guard: 'member',",
  },
  {
    what: 'a first call dropped',
    file: 'mf-account/src/remote.manifest.ts',
    from: "      firstCall: { path: 'wx/query.wx.user.voucher', body: {}, access: 'member' },\n",
    to: '',
  },
  {
    what: 'a listener to another event',
    file: 'mf-account/src/features/show-coupons/my-coupons.tsx',
    from: "      on('orders:order-placed', refresh),\n",
    to: "      on('orders:order-placed', refresh),\n      on('orders:order-changed', refresh),\n",
  },
  {
    what: 'a link dropped',
    file: 'mf-account/src/features/show-coupons/add-coupon-link.tsx',
    from: '<Link to={ADD_COUPON}',
    to: '<Link to="/"',
  },
  { what: 'a prop that accepts any text', file: SLOTS, from: "mode: 'popup' | 'page'", to: 'mode: string' },
]

const ofShell: OfOneApp<Change> = [
  {
    what: 'a new token',
    file: 'shared/design-tokens/generated/tokens.css',
    from: '    --size-qr: 300px;\n',
    to: '    --size-qr: 300px;\n    --size-qr-small: 120px;\n',
  },
  {
    what: 'another value of a token',
    file: 'shared/design-tokens/generated/tokens.css',
    from: '    --size-aside: 380px;\n',
    to: '    --size-aside: 400px;\n',
  },
  {
    what: 'a new member of the host',
    file: 'shared/host/src/index.ts',
    from: "export { whenMemberLeaves } from './when-member-leaves'",
    to: "export { whenMemberLeaves, whenMemberLeaves as whenMemberGoes } from './when-member-leaves'",
  },
  {
    what: 'a new function of the query library',
    file: 'shell/src/shared/query.ts',
    from: '  keepPreviousData,\n',
    to: '  keepPreviousData,\n  useIsFetching,\n',
  },
]

/** None of them breaks anything; published by the release tool, each is accepted. */
export const SAFE_CHANGES: readonly Change[] = [
  ...toChanges('mf-purchase', ofPurchase),
  ...toChanges('mf-orders', ofOrders),
  ...toChanges('mf-account', ofAccount),
  ...toChanges('shell', ofShell),
]
