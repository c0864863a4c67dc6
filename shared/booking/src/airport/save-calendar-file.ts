import { saveFile } from '@shuttle/host/save-file'
import { calendarFileName, type RideToSave, rideCalendar } from '../facts/calendar'

/** Hands the calendar file of a ride to the browser. In a module of its own, which is loaded when it is asked for. */
export const saveCalendarFile = (ride: RideToSave, options: Parameters<typeof rideCalendar>[1]): void =>
  saveFile(calendarFileName(ride.orderNo), rideCalendar(ride, options), 'text/calendar')
