import type { RemoteModule } from '@shuttle/contracts'
import { manifest } from './remote.manifest'

const home = () => import(/* webpackChunkName: "page-index" */ './pages/home-page')
const guide = () => import(/* webpackChunkName: "page-guide" */ './pages/guide-page')
const terms = () => import(/* webpackChunkName: "page-terms" */ './pages/terms-page')

export const remote: RemoteModule = {
  manifest,
  pages: {
    '/': home,
    '/index.html': home,
    '/ticket_details': () => import(/* webpackChunkName: "page-ticket-details" */ './pages/ticket-details-page'),
    '/line': guide,
    '/stop': guide,
    '/select_coupon': () => import(/* webpackChunkName: "slot-coupon-picker-v1" */ './pages/select-coupon-page'),
    '/hand_add_coupon': () => import(/* webpackChunkName: "page-hand-add-coupon" */ './pages/hand-add-coupon-page'),
    '/details_payment': () => import(/* webpackChunkName: "page-details-payment" */ './pages/payment-page'),
    '/details_succeed': () => import(/* webpackChunkName: "page-details-succeed" */ './pages/result-page'),
    '/help': () => import(/* webpackChunkName: "page-terms" */ './pages/help-page'),
    '/buy_clause': terms,
    '/buy_clause_hk': terms,
    '/buy_clause_en': terms,
    '/activity_clause': terms,
    '/activity_clause_hk': terms,
    '/activity_clause_en': terms,
  },
  slots: {
    'payment-panel.v1': () =>
      import(/* webpackChunkName: "slot-payment-panel-v1" */ './features/pay-order/payment-panel'),
    'coupon-picker.v1': () =>
      import(/* webpackChunkName: "slot-coupon-picker-v1" */ './features/choose-coupons/coupon-picker'),
  },
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts" */ './i18n/en'),
  },
}
