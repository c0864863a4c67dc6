export * from './doors'
export * from './hooks'
export { getHost, type Host, installHost, type SlotRequest, type ToastKind } from './host'
export * from './slot'
