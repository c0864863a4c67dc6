import type { LanguageCode } from '@shuttle/contracts'

/** Paths this remote links to, its own first. */
export const LOGIN = '/login'
export const REGISTER = '/register'
export const CHANGE_PASSWORD = '/change_password'
export const PERSONAL_CENTRE = '/personal_center'
export const BIND_EMAIL = '/bind_email'
export const MY_DATA = '/my_data'
export const COUPONS = '/my_coupon'
const PRIVACY: Record<LanguageCode, string> = { 'zh-cn': '/privacy_cn', 'zh-hk': '/privacy_hk', en: '/privacy_en' }
export const privacyHref = (language: LanguageCode): string => PRIVACY[language]
export const HOME = '/'

/** Pages of other remotes. They may not exist: check `isRoutable` before linking. */
export const ADD_COUPON = '/hand_add_coupon'
export const ORDER_LIST = '/my_order'
export const BACKOFFICE = '/back_management_index'
