import type { RemoteModule } from '@shuttle/contracts'
import { manifest } from './remote.manifest'

const airline = () => import(/* webpackChunkName: "page-airlineHome" */ './pages/airline-page')
const terms = () => import(/* webpackChunkName: "page-airline-terms" */ './pages/terms-page')

export const remote: RemoteModule = {
  manifest,
  pages: {
    '/airline.html': airline,
    '/airline': airline,
    '/airlineRegFlyInfo': () => import(/* webpackChunkName: "page-airline-flight" */ './pages/flight-page'),
    '/airlineSearchClasses': () => import(/* webpackChunkName: "page-airline-departures" */ './pages/departures-page'),
    '/airlineLists': () => import(/* webpackChunkName: "page-airline-orders" */ './pages/orders-page'),
    '/airlineBuyClause': terms,
    '/airlineBuyClauseHK': terms,
    '/airlineBuyClauseEN': terms,
    '/airlinePayment': () => import(/* webpackChunkName: "page-airline-payment" */ './pages/payment-page'),
    '/airlinePaysuccess': () => import(/* webpackChunkName: "page-airline-success" */ './pages/result-page'),
    '/airlinePassengerInfo': () => import(/* webpackChunkName: "page-airline-passengers" */ './pages/passengers-page'),
    '/airlinePassengerInfoFamily': () => import(/* webpackChunkName: "page-airline-family" */ './pages/family-page'),
  },
  slots: {},
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts" */ './i18n/en'),
  },
}
