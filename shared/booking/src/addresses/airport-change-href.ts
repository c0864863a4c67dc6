/** Where a change of departure begins: the flight is asked again. */
export const AIRPORT_FLIGHT = '/airlineRegFlyInfo'

/** The way to another departure of an order. */
export const airportChangeHref = (orderNo: string): string => `${AIRPORT_FLIGHT}?${new URLSearchParams({ orderNo })}`
