import { saveFile } from '@shuttle/host/save-file'
import { calendarFileName, type RideToSave, rideCalendar } from '../formatters/calendar'

/** Hands the calendar file of a ride to the browser. A module of its own, loaded on first use. */
export const saveCalendarFile = (ride: RideToSave, options: Parameters<typeof rideCalendar>[1]): void =>
  saveFile(calendarFileName(ride.orderNo), rideCalendar(ride, options), 'text/calendar')
