import { airportListCall } from '@shuttle/booking/addresses'
import { WIRE_VERSION } from '@shuttle/calls'
import type { LanguageCode, PageManifest, RemoteManifest } from '@shuttle/contracts'
import { airportLineCalls } from './addresses/airport-line-calls'

const lines = { path: 'manage/query.route', body: {}, access: 'public' } as const

const airline = {
  title: { 'zh-cn': '机场线', 'zh-hk': '機場線', en: 'Airport line' },
  background: 'bg',
  index: 2,
  guard: 'public',
  keepAlive: true,
  bottomBar: true,
  homeName: 'airlineHome',
  header: 'hero',
  firstCall: lines,
  extraCalls: airportLineCalls,
  chunk: 'page-airlineHome',
} as const satisfies Omit<PageManifest, 'path' | 'name'>

/** A page of the booking; it shows itself which prerequisite is missing. */
const step = {
  background: 'bg',
  guard: 'public',
  keepAlive: true,
  bottomBar: false,
  header: 'hero',
} as const

/** Each terms page loads its figures in its own language. */
const termsIn = (language: LanguageCode) =>
  ({
    title: { 'zh-cn': '机场线购票须知', 'zh-hk': '機場線購票須知', en: 'Airport line: purchase notes' },
    background: 'surface',
    index: 7,
    guard: 'public',
    keepAlive: true,
    bottomBar: false,
    header: 'bar',
    chunk: 'page-airline-terms',
    firstCall: { path: 'manage/query.terms', body: { language, airport: '1' }, access: 'public' },
  }) as const satisfies Omit<PageManifest, 'path' | 'name'>

export const manifest: RemoteManifest = {
  name: 'mf-airport',
  contract: 1,
  wire: WIRE_VERSION,
  pages: [
    { path: '/airline.html', name: 'airline', ...airline },
    { path: '/airline', name: 'airlineHome', ...airline },
    {
      ...step,
      path: '/airlineRegFlyInfo',
      name: 'airline-flight',
      title: { 'zh-cn': '航班信息', 'zh-hk': '航班資料', en: 'Your flight' },
      index: 3,
      firstCall: lines,
    },
    {
      ...step,
      path: '/airlineSearchClasses',
      name: 'airline-departures',
      title: { 'zh-cn': '选择班次', 'zh-hk': '選擇班次', en: 'Choose your bus' },
      index: 4,
      firstCall: lines,
    },
    {
      ...step,
      path: '/airlinePassengerInfo',
      name: 'airline-passengers',
      title: { 'zh-cn': '乘客信息', 'zh-hk': '乘客資料', en: 'Passenger details' },
      index: 5,
      firstCall: lines,
    },
    {
      ...step,
      path: '/airlinePassengerInfoFamily',
      name: 'airline-family',
      title: { 'zh-cn': '家庭套票', 'zh-hk': '家庭套票', en: 'Family combo' },
      index: 5,
      firstCall: lines,
    },
    {
      ...step,
      path: '/airlinePayment',
      name: 'airline-payment',
      title: { 'zh-cn': '支付订单', 'zh-hk': '付款', en: 'Payment' },
      index: 6,
      guard: 'member',
      firstCall: { path: 'wx/query.wx.order.info', body: { orderNo: '$query.orderNo' }, access: 'member' },
    },
    {
      ...step,
      path: '/airlinePaysuccess',
      name: 'airline-success',
      title: { 'zh-cn': '支付结果', 'zh-hk': '付款結果', en: 'Payment result' },
      index: 7,
      guard: 'member',
      firstCall: {
        path: 'pay/update.order.payresult',
        body: { orderReqno: '$query.orderReqno', orderNo: '$query.orderNo', payType: '$query.payType' },
        access: 'member',
      },
    },
    {
      path: '/airlineLists',
      name: 'airline-orders',
      title: { 'zh-cn': '机场线订单', 'zh-hk': '機場線訂單', en: 'Airport line orders' },
      background: 'bg',
      index: 3,
      guard: 'member',
      keepAlive: true,
      bottomBar: true,
      homeName: 'airlineHome',
      header: 'bar',
      firstCall: airportListCall,
      firstSlots: ['order-list.v1'],
    },
    { path: '/airlineBuyClause', name: 'airline-terms', ...termsIn('zh-cn') },
    { path: '/airlineBuyClauseHK', name: 'airline-terms-hk', ...termsIn('zh-hk') },
    { path: '/airlineBuyClauseEN', name: 'airline-terms-en', ...termsIn('en') },
  ],
  slots: [],
}
