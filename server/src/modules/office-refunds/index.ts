export { registerOfficeRequests } from './office-requests.routes'
