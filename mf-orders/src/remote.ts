import type { RemoteModule } from '@shuttle/contracts'
import { manifest } from './remote.manifest'

export const remote: RemoteModule = {
  manifest,
  pages: {
    '/my_order': () => import(/* webpackChunkName: "page-my-order" */ './pages/my-order-page'),
    '/order_details': () => import(/* webpackChunkName: "page-order-details" */ './pages/order-details-page'),
    '/refund_tickets': () => import(/* webpackChunkName: "page-refund-tickets" */ './pages/refund-tickets-page'),
    '/apply_refund': () => import(/* webpackChunkName: "page-apply-refund" */ './pages/apply-refund-page'),
  },
  slots: {
    'refund-entry.v1': () =>
      import(/* webpackChunkName: "slot-refund-entry-v1" */ './features/show-order/refund-entry'),
    'ticket-viewer.v1': () =>
      import(/* webpackChunkName: "slot-ticket-viewer-v1" */ './features/view-tickets/ticket-viewer'),
    'order-summary.v1': () =>
      import(/* webpackChunkName: "slot-order-summary-v1" */ './features/summarize-order/order-summary'),
    'order-list.v1': () => import(/* webpackChunkName: "slot-order-list-v1" */ './features/list-orders/tabbed-orders'),
  },
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts" */ './i18n/en'),
  },
}
