export { loadOfficeDemo } from './load-office-demo'
export { enterBookings } from './sandbox-books'
