export { keyLabel } from '@shuttle/releases'
export { type AStore, aPage, aStore } from '../delivery/testing/a-store'
export { writeRegistry } from '../releases/testing/write-registry'
export { writeDeliveryKey } from './key-file'
