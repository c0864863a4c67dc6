export { presentQueued } from './office-requests.presenter'
export { listQueuedRequests } from './queued-requests.repository'
export { registerOfficeRefunds } from './register-office-refunds'
export { eraseStaffRefunds } from './staff-refunds.repository'
