export { registerBackofficeDepartures } from './backoffice-departures.routes'
