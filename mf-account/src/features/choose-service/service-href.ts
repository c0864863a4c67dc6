import type { LanguageCode } from '@shuttle/contracts'
import type { Service } from '../../domain/services-for'
import { BACK_OFFICE, BIND_EMAIL, CHANGE_PASSWORD, COUPONS, HOME, MY_DATA, ORDER_LIST, privacyHref } from '../../paths'

/** Tabs of the order list: 0 to collect, 1 to pay, 2 all (accounts 2, personal centre). */
const HREF: Record<Exclude<Service, 'privacy'>, string> = {
  toCollect: `${ORDER_LIST}?tab1=0`,
  toPay: `${ORDER_LIST}?tab1=1`,
  allOrders: `${ORDER_LIST}?tab1=2`,
  coupons: `${COUPONS}?tab1=0`,
  changePassword: `${CHANGE_PASSWORD}?isSet=true`,
  bindEmail: BIND_EMAIL,
  myData: MY_DATA,
  backOffice: BACK_OFFICE,
  buyTickets: HOME,
}

export const serviceHref = (service: Service, language: LanguageCode): string =>
  service === 'privacy' ? privacyHref(language) : HREF[service]
