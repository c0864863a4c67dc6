export { registerOfficeDepartures } from './office-departures.routes'
