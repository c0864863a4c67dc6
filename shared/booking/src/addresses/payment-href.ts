import { isAirportLine } from '@shuttle/domain'

/** The list of the orders that wait for their payment. */
export const UNPAID_ORDERS = '/my_order?tab1=1'

/** Where an unpaid order is paid; that page redirects an airport order to its own. */
export const paymentHref = (orderNo: string): string => `/details_payment?${new URLSearchParams({ orderNo })}`

export const AIRPORT_PAYMENT = '/airlinePayment'
export const airportPaymentHref = (orderNo: string): string => `${AIRPORT_PAYMENT}?${new URLSearchParams({ orderNo })}`

/**
 * Whether the page of the airport line shows an order, its payment or its result; the common page does while no remote
 * owns that one.
 */
export const hasAirportPage = (
  { lineCode }: { lineCode: string },
  path: string,
  isRoutable: (path: string) => boolean,
): boolean => isAirportLine(lineCode) && isRoutable(path)
