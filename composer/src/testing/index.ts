export { type AStore, aPage, aStore } from '../delivery/testing/a-store'
export { writeRegistry } from '../releases/testing/write-registry'
export { isFiring, metricNames, readRules, readSamples } from './evaluate-rule'
export { writeDeliveryKey } from './key-file'
