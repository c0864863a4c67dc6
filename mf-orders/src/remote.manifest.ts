import { orderListCall } from '@shuttle/booking/addresses'
import { WIRE_VERSION } from '@shuttle/calls'
import type { RemoteManifest } from '@shuttle/contracts'

const page = {
  background: 'bg',
  guard: 'member',
  keepAlive: true,
  bottomBar: false,
} as const

export const manifest: RemoteManifest = {
  name: 'mf-orders',
  contract: 1,
  wire: WIRE_VERSION,
  pages: [
    {
      ...page,
      path: '/my_order',
      name: 'my-order',
      title: { 'zh-cn': '我的订单', 'zh-hk': '我的訂單', en: 'My orders' },
      index: 3,
      header: 'bar',
      firstCall: orderListCall,
    },
    {
      ...page,
      path: '/order_details',
      name: 'order-details',
      title: { 'zh-cn': '订单详情', 'zh-hk': '訂單詳情', en: 'Order details' },
      index: 4,
      header: 'hero',
      firstCall: { path: 'wx/query.wx.order.info', body: { orderNo: '$query.orderNo' }, access: 'member' },
    },
    {
      ...page,
      path: '/refund_tickets',
      name: 'refund-tickets',
      title: { 'zh-cn': '退票', 'zh-hk': '退票', en: 'Refund' },
      index: 5,
      header: 'hero',
      firstCall: { path: 'wx/query.wx.order.info', body: { orderNo: '$query.orderNo' }, access: 'member' },
    },
    {
      ...page,
      path: '/apply_refund',
      name: 'apply-refund',
      title: { 'zh-cn': '申请退票', 'zh-hk': '申請退票', en: 'Apply for a refund' },
      index: 6,
      header: 'hero',
      firstCall: { path: 'wx/query.wx.order.info', body: { orderNo: '$query.orderNo' }, access: 'member' },
    },
  ],
  slots: ['refund-entry.v1', 'ticket-viewer.v1', 'order-summary.v1', 'order-list.v1'],
}
