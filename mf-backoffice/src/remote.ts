import type { RemoteModule } from '@shuttle/contracts'
import { manifest } from './remote.manifest'

export const remote: RemoteModule = {
  manifest,
  pages: {
    '/back_management_index': () => import(/* webpackChunkName: "page-back-management-index" */ './index-page'),
    '/search_order_info': () => import(/* webpackChunkName: "page-search-order-info" */ './orders/search-page'),
    '/refund_fee_handle': () => import(/* webpackChunkName: "page-refund-fee-handle" */ './refunds/fees-page'),
    '/order_info': () => import(/* webpackChunkName: "page-order-info" */ './orders/order-page'),
    '/hand_refund': () => import(/* webpackChunkName: "page-hand-refund" */ './refunds/hand-refund-page'),
    '/back_hand_refund': () =>
      import(/* webpackChunkName: "page-back-hand-refund" */ './refunds/back-hand-refund-page'),
    '/refund_query': () => import(/* webpackChunkName: "page-refund-query" */ './refunds/requests-page'),
    '/refund_order_query': () => import(/* webpackChunkName: "page-refund-order-query" */ './refunds/ledger-page'),
  },
  slots: {},
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts" */ './i18n/en'),
  },
}
