export { calendarFileName, type RideToSave, rideCalendar } from './ride-calendar'
