import { readSamples } from '@shuttle/server/testing'
import type { Registry } from 'prom-client'
import type { DeliveryFault } from '../delivery-fault'

/** How many faults of a kind delivery has counted; of all kinds without one. */
export const countFaults = async (metrics: Registry, kind?: DeliveryFault['kind']): Promise<number> =>
  readSamples(await metrics.metrics())
    .filter(({ name, labels }) => name === 'delivery_faults_total' && (kind === undefined || labels.kind === kind))
    .reduce((sum, { value }) => sum + value, 0)
