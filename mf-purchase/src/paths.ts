import { AIRPORT_LINE } from '@shuttle/booking/addresses'
import type { LanguageCode } from '@shuttle/contracts'
import { isAirportStation } from '@shuttle/domain'

/** Addresses this remote links to; its own come first. */
export const HOME = '/'

const TERMS: Record<LanguageCode, string> = { 'zh-cn': '/buy_clause', 'zh-hk': '/buy_clause_hk', en: '/buy_clause_en' }
export const termsHref = (language: LanguageCode): string => TERMS[language]

const ACTIVITY: Record<LanguageCode, string> = {
  'zh-cn': '/activity_clause',
  'zh-hk': '/activity_clause_hk',
  en: '/activity_clause_en',
}
export const activityHref = (language: LanguageCode): string => ACTIVITY[language]

/** Pages of other remotes, which may not be deployed yet: check the path with `isRoutable` first. */
export const ORDER_DETAILS = '/order_details'
export const unpaidOrderHref = (orderNo: string): string =>
  `${ORDER_DETAILS}?${new URLSearchParams({ orderNo, tab1: '1' })}`

/** Where a finished order leads back to: the airport page for the airport line, else home (accounts 2, result page). */
export const homeAfter = (
  order: { originCode: string; destinationCode: string },
  isRoutable: (path: string) => boolean,
): string => {
  const isAirport = isAirportStation(order.originCode) || isAirportStation(order.destinationCode)
  return isAirport && isRoutable(AIRPORT_LINE) ? AIRPORT_LINE : HOME
}
