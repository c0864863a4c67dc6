export { type AStore, aPage, aStore } from '../delivery/testing/a-store'
export { writeDeliveryKey } from '../releases/testing/key-file'
export { writeRegistry } from '../releases/testing/write-registry'
