/** Files that several edits change. */
export const PURCHASE = 'mf-purchase/src/remote.manifest.ts'
export const ORDERS = 'mf-orders/src/remote.manifest.ts'
export const ACCOUNT = 'mf-account/src/remote.manifest.ts'
export const AIRPORT = 'mf-airport/src/remote.manifest.ts'
export const SLOTS = 'shared/contracts/src/slots.ts'
export const EVENTS = 'shared/contracts/src/events.ts'
