export { closeDaySale, closeDepartures, openDaySale, type RidesOnSale } from './day-sale.repository'
export {
  lockDeparturesOfLine,
  storeDepartureCapacity,
  storeDepartureStates,
  storeDepartureTimes,
} from './departure-edits.repository'
export {
  type DepartureKey,
  findDeparture,
  findDeparturesOn,
  releaseDepartureSeats,
  takeDepartureSeats,
} from './departures.repository'
export { type Leg, toLegs } from './legs'
export { presentPrice } from './price.presenter'
export { registerSales } from './sales.routes'
export { presentSalesRule } from './sales-policy.presenter'
export { findLineSettings, findRunningPromotions, readSalesPolicy, readSalesRule } from './sales-policy.repository'
export type { DepartureRow, DepartureTimeRow, PeakDaysRow, PromotionRow, SalesRuleRow } from './sales-tables'
export { countSeatsByFareType, countSeatsOnSale, usualSeatsOn } from './seats-on-sale.repository'
