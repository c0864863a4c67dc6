import { AIRPORT_FLIGHT, AIRPORT_LINE } from '@shuttle/booking/addresses'
import type { LanguageCode } from '@shuttle/contracts'

/** Pages of this remote, in the order of the booking. */
export const AIRLINE = AIRPORT_LINE
export const FLIGHT = AIRPORT_FLIGHT
export const DEPARTURES = '/airlineSearchClasses'
export const PASSENGERS = '/airlinePassengerInfo'
export const FAMILY = '/airlinePassengerInfoFamily'
export const ORDERS = '/airlineLists'

const TERMS: Record<LanguageCode, string> = {
  'zh-cn': '/airlineBuyClause',
  'zh-hk': '/airlineBuyClauseHK',
  en: '/airlineBuyClauseEN',
}
export const termsHref = (language: LanguageCode): string => TERMS[language]

/** Pages of other remotes, which may not be deployed yet: check the path with `isRoutable` first. */
export const HOME = '/'
export const ORDER_DETAILS = '/order_details'
export const MY_ORDERS = '/my_order'
export const BUS_PAYMENT = '/details_payment'
export const orderHref = (orderNo: string): string => `${ORDER_DETAILS}?${new URLSearchParams({ orderNo })}`

/** A page of the departure change of one order. */
export const changeHref = (path: typeof FLIGHT | typeof DEPARTURES, orderNo: string): string =>
  `${path}?${new URLSearchParams({ orderNo })}`
