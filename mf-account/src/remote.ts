import type { RemoteModule } from '@shuttle/contracts'
import { manifest } from './remote.manifest'

export const remote: RemoteModule = {
  manifest,
  pages: {
    '/login': () => import(/* webpackChunkName: "slot-login-panel-v1" */ './pages/login-page'),
    '/register': () => import(/* webpackChunkName: "page-register" */ './pages/register-page'),
    '/change_password': () => import(/* webpackChunkName: "page-change-password" */ './pages/change-password-page'),
    '/author': () => import(/* webpackChunkName: "page-author" */ './pages/author-page'),
    '/bind_email': () => import(/* webpackChunkName: "page-bind-email" */ './pages/bind-email-page'),
    '/my_data': () => import(/* webpackChunkName: "page-my-data" */ './pages/my-data-page'),
    '/undo_join': () => import(/* webpackChunkName: "page-undo-join" */ './pages/undo-join-page'),
    '/personal_center': () => import(/* webpackChunkName: "page-personal-center" */ './pages/personal-centre-page'),
    '/my_coupon': () => import(/* webpackChunkName: "page-my-coupon" */ './pages/my-coupon-page'),
    '/privacy_cn': () => import(/* webpackChunkName: "page-privacy-cn" */ './pages/privacy-cn-page'),
    '/privacy_hk': () => import(/* webpackChunkName: "page-privacy-hk" */ './pages/privacy-hk-page'),
    '/privacy_en': () => import(/* webpackChunkName: "page-privacy-en" */ './pages/privacy-en-page'),
  },
  slots: {
    'login-panel.v1': () => import(/* webpackChunkName: "slot-login-panel-v1" */ './features/sign-in/login-panel'),
  },
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts" */ './i18n/en'),
  },
}
