import type { RemoteModule } from '@shuttle/contracts'
import { manifest } from './remote.manifest'

const home = async () => {
  const page = await import(/* webpackChunkName: "page-index" */ './pages/home-page')
  return { Page: page.HomePage }
}

const termsPage = () => import(/* webpackChunkName: "page-terms" */ './pages/terms-page')

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
    '/buy_clause': async () => ({ Page: (await termsPage()).PurchaseTermsZhCn }),
    '/buy_clause_hk': async () => ({ Page: (await termsPage()).PurchaseTermsZhHk }),
    '/buy_clause_en': async () => ({ Page: (await termsPage()).PurchaseTermsEn }),
    '/activity_clause': async () => ({ Page: (await termsPage()).DiscountTermsZhCn }),
    '/activity_clause_hk': async () => ({ Page: (await termsPage()).DiscountTermsZhHk }),
    '/activity_clause_en': async () => ({ Page: (await termsPage()).DiscountTermsEn }),
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
