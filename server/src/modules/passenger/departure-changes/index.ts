export { changeDeparture } from './change-departure'
export { registerDepartureChanges } from './departure-changes.routes'
