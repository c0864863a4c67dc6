import { WIRE_VERSION } from '@shuttle/calls'
import type { PageManifest, RemoteManifest } from '@shuttle/contracts'

/** Only level 9 opens it; the service checks level and role at each call. */
const page = {
  background: 'bg',
  guard: 'staff',
  bottomBar: false,
  header: 'bar',
} as const satisfies Partial<PageManifest>

export const manifest: RemoteManifest = {
  name: 'mf-backoffice',
  contract: 1,
  wire: WIRE_VERSION,
  pages: [
    {
      ...page,
      path: '/back_management_index',
      name: 'back-management-index',
      title: { 'zh-cn': '后台管理', 'zh-hk': '後台管理', en: 'Back office' },
      index: 5,
      keepAlive: true,
    },
    {
      ...page,
      path: '/search_order_info',
      name: 'search-order-info',
      title: { 'zh-cn': '查询订单', 'zh-hk': '查詢訂單', en: 'Search orders' },
      index: 6,
      keepAlive: true,
    },
    {
      ...page,
      path: '/order_info',
      name: 'order-info',
      title: { 'zh-cn': '订单', 'zh-hk': '訂單', en: 'Order' },
      index: 7,
      keepAlive: false,
    },
    {
      ...page,
      path: '/hand_refund',
      name: 'hand-refund',
      title: { 'zh-cn': '为乘客退票', 'zh-hk': '為乘客退票', en: 'Refund an order' },
      index: 8,
      keepAlive: false,
    },
    {
      ...page,
      path: '/back_hand_refund',
      name: 'back-hand-refund',
      title: { 'zh-cn': '确认及复核退款', 'zh-hk': '確認及覆核退款', en: 'Confirm a refund' },
      index: 9,
      keepAlive: false,
    },
    {
      ...page,
      path: '/refund_fee_handle',
      name: 'refund-fee-handle',
      title: { 'zh-cn': '退款政策', 'zh-hk': '退款政策', en: 'Refund policy' },
      index: 10,
      keepAlive: true,
    },
    {
      ...page,
      path: '/refund_query',
      name: 'refund-query',
      title: { 'zh-cn': '退票申请', 'zh-hk': '退票申請', en: 'Refund requests' },
      index: 6,
      keepAlive: false,
    },
    {
      ...page,
      path: '/refund_order_query',
      name: 'refund-order-query',
      title: { 'zh-cn': '退款记录', 'zh-hk': '退款紀錄', en: 'Refund ledger' },
      index: 6,
      keepAlive: false,
    },
  ],
  slots: [],
}
