export { registerBackofficeOverview } from './overview.routes'
