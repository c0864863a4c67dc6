import type { RemoteModule } from '@shuttle/contracts'
import { manifest } from './remote.manifest'

const home = async () => {
  const page = await import(/* webpackChunkName: "page-index" */ './pages/home-page')
  return { Page: page.HomePage }
}

export const remote: RemoteModule = {
  manifest,
  pages: {
    '/': home,
    '/index.html': home,
    '/ticket_details': async () => {
      const page = await import(/* webpackChunkName: "page-ticket-details" */ './pages/ticket-details-page')
      return { Page: page.TicketDetailsPage }
    },
    '/select_coupon': async () => {
      const page = await import(/* webpackChunkName: "page-select-coupon" */ './pages/select-coupon-page')
      return { Page: page.SelectCouponPage }
    },
    '/hand_add_coupon': async () => {
      const page = await import(/* webpackChunkName: "page-hand-add-coupon" */ './pages/hand-add-coupon-page')
      return { Page: page.HandAddCouponPage }
    },
    '/details_payment': async () => {
      const page = await import(/* webpackChunkName: "page-details-payment" */ './pages/payment-page')
      return { Page: page.PaymentPage }
    },
    '/details_succeed': async () => {
      const page = await import(/* webpackChunkName: "page-details-succeed" */ './pages/result-page')
      return { Page: page.ResultPage }
    },
    '/buy_clause': async () => {
      const page = await import(/* webpackChunkName: "page-buy-clause" */ './pages/terms-cn-page')
      return { Page: page.TermsCnPage }
    },
    '/buy_clause_hk': async () => {
      const page = await import(/* webpackChunkName: "page-buy-clause-hk" */ './pages/terms-hk-page')
      return { Page: page.TermsHkPage }
    },
    '/buy_clause_en': async () => {
      const page = await import(/* webpackChunkName: "page-buy-clause-en" */ './pages/terms-en-page')
      return { Page: page.TermsEnPage }
    },
    '/activity_clause': async () => {
      const page = await import(/* webpackChunkName: "page-activity-clause" */ './pages/activity-cn-page')
      return { Page: page.ActivityCnPage }
    },
    '/activity_clause_hk': async () => {
      const page = await import(/* webpackChunkName: "page-activity-clause-hk" */ './pages/activity-hk-page')
      return { Page: page.ActivityHkPage }
    },
    '/activity_clause_en': async () => {
      const page = await import(/* webpackChunkName: "page-activity-clause-en" */ './pages/activity-en-page')
      return { Page: page.ActivityEnPage }
    },
  },
  slots: {
    'payment-panel.v1': async () => {
      const slot = await import(/* webpackChunkName: "slot-payment-panel-v1" */ './features/pay-order/payment-panel')
      return { Slot: slot.PaymentPanel }
    },
    'ticket-viewer.v1': async () => {
      const slot = await import(/* webpackChunkName: "slot-ticket-viewer-v1" */ './features/view-tickets/ticket-viewer')
      return { Slot: slot.TicketViewer }
    },
  },
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts-zh-cn" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts-zh-hk" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts-en" */ './i18n/en'),
  },
}
