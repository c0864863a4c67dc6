export { ChangeEntry } from './change-entry'
export { FlightFacts } from './flight-facts'
