/** First page of a departure change: the passenger enters the flight again. */
export const AIRPORT_FLIGHT = '/airlineRegFlyInfo'

/** Address of the departure change of an order. */
export const airportChangeHref = (orderNo: string): string => `${AIRPORT_FLIGHT}?${new URLSearchParams({ orderNo })}`
