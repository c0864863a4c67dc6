export { ChangeEntry } from './change-entry'
export { FlightFacts } from './flight-facts'
export { SaveToCalendar } from './save-to-calendar'
