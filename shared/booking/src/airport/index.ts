export { ChangeEntry } from './change-entry'
export { FlightDetails } from './flight-details'
export { SaveToCalendar } from './save-to-calendar'
