import { WIRE_VERSION } from '@shuttle/calls'
import { BUS_NAME, type PageManifest, type RemoteManifest } from '@shuttle/contracts'
import { ticketDetailsCalls } from './addresses/ticket-details-calls'

const termsTitle = { 'zh-cn': '购票须知', 'zh-hk': '購票須知', en: 'Purchase notes' }
const activityTitle = { 'zh-cn': '优惠细则', 'zh-hk': '優惠細則', en: 'Discount terms' }
const lines = { path: 'manage/query.route', body: {}, access: 'public' } as const

const home = {
  title: BUS_NAME,
  background: 'bg',
  index: 1,
  guard: 'public',
  keepAlive: true,
  bottomBar: true,
  header: 'hero',
  firstCall: lines,
  chunk: 'page-index',
} as const satisfies Omit<PageManifest, 'path' | 'name'>

/** Help is in the chunk of the terms, coupons in that of their slot: home loads the hash of each chunk. */
const terms = {
  title: termsTitle,
  background: 'surface',
  index: 5,
  guard: 'public',
  keepAlive: true,
  bottomBar: false,
  header: 'bar',
  chunk: 'page-terms',
} as const satisfies Omit<PageManifest, 'path' | 'name'>

/** Pages of a line and of a stop. One title and one chunk: home loads both names, and the hash of each chunk. */
const guide = {
  ...terms,
  title: { 'zh-cn': '班次与车站', 'zh-hk': '班次與車站', en: 'Times and stops' },
  background: 'bg',
  index: 2,
  header: 'hero',
  firstCall: { ...lines, path: 'manage/query.guides' },
  extraCalls: [lines],
  chunk: 'page-guide',
} as const satisfies Omit<PageManifest, 'path' | 'name'>

/** Each terms page loads its figures in its own language. */
const termsIn = (language: 'zh-cn' | 'zh-hk' | 'en') =>
  ({ ...terms, firstCall: { path: 'manage/query.terms', body: { language }, access: 'public' } }) as const
const activityIn = (language: 'zh-cn' | 'zh-hk' | 'en') => ({ ...termsIn(language), title: activityTitle })

export const manifest: RemoteManifest = {
  name: 'mf-purchase',
  contract: 1,
  wire: WIRE_VERSION,
  pages: [
    { path: '/', name: 'index', ...home },
    { path: '/index.html', name: 'home', ...home },
    {
      path: '/ticket_details',
      name: 'ticket-details',
      title: { 'zh-cn': '购票', 'zh-hk': '購票', en: 'Buy tickets' },
      background: 'bg',
      index: 2,
      guard: 'public',
      keepAlive: true,
      bottomBar: false,
      header: 'hero',
      firstCall: lines,
      extraCalls: ticketDetailsCalls,
    },
    { path: '/line', name: 'line', ...guide },
    { path: '/stop', name: 'stop', ...guide },
    {
      path: '/select_coupon',
      name: 'select-coupon',
      title: { 'zh-cn': '选择优惠券', 'zh-hk': '選擇優惠券', en: 'Choose coupons' },
      background: 'bg',
      index: 3,
      guard: 'member',
      keepAlive: true,
      bottomBar: false,
      header: 'hero',
      firstCall: lines,
      chunk: 'slot-coupon-picker-v1',
    },
    {
      path: '/hand_add_coupon',
      name: 'hand-add-coupon',
      title: { 'zh-cn': '添加优惠券', 'zh-hk': '加入優惠券', en: 'Add a coupon' },
      background: 'bg',
      index: 4,
      guard: 'member',
      keepAlive: true,
      bottomBar: false,
      header: 'bar',
    },
    {
      path: '/details_payment',
      name: 'details-payment',
      title: { 'zh-cn': '支付订单', 'zh-hk': '付款', en: 'Payment' },
      background: 'bg',
      index: 3,
      guard: 'member',
      keepAlive: true,
      bottomBar: false,
      header: 'hero',
      firstCall: { path: 'wx/query.wx.order.info', body: { orderNo: '$query.orderNo' }, access: 'member' },
    },
    {
      path: '/details_succeed',
      name: 'details-succeed',
      title: { 'zh-cn': '支付结果', 'zh-hk': '付款結果', en: 'Payment result' },
      background: 'bg',
      index: 4,
      guard: 'member',
      keepAlive: true,
      bottomBar: false,
      header: 'hero',
      firstCall: {
        path: 'pay/update.order.payresult',
        body: { orderReqno: '$query.orderReqno', orderNo: '$query.orderNo', payType: '$query.payType' },
        access: 'member',
      },
    },
    {
      path: '/help',
      name: 'help',
      ...terms,
      title: { 'zh-cn': '帮助', 'zh-hk': '幫助', en: 'Help' },
      background: 'bg',
      firstCall: { path: 'manage/query.help', body: {}, access: 'public' },
    },
    { path: '/buy_clause', name: 'buy-clause', ...termsIn('zh-cn') },
    { path: '/buy_clause_hk', name: 'buy-clause-hk', ...termsIn('zh-hk') },
    { path: '/buy_clause_en', name: 'buy-clause-en', ...termsIn('en') },
    { path: '/activity_clause', name: 'activity-clause', ...activityIn('zh-cn') },
    { path: '/activity_clause_hk', name: 'activity-clause-hk', ...activityIn('zh-hk') },
    { path: '/activity_clause_en', name: 'activity-clause-en', ...activityIn('en') },
  ],
  slots: ['payment-panel.v1', 'coupon-picker.v1'],
}
