export { registerOfficeOverview } from './overview.routes'
