import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

/** How builds are believed, and how a process that only delivers pages shows who it is. */
export const releaseEnvironment = {
  DELIVERY_KEY: z.optional(z.string()),
  ACCEPT_UNSIGNED_BUILDS: z.optional(z.enum(['yes', 'no'], { error: 'one of yes, no is expected' })),
}

export interface ReleaseConfig {
  /** Absolute path of the PEM that role `delivery` signs its reading of the release registry with. */
  deliveryKey: string
  /** Builds from before signatures were kept are served. */
  acceptUnsigned: boolean
}

export const toReleaseConfig = (value: {
  DATA_DIR: string
  DELIVERY_KEY?: string | undefined
  ACCEPT_UNSIGNED_BUILDS?: 'yes' | 'no' | undefined
}): ReleaseConfig => ({
  deliveryKey: resolve(value.DELIVERY_KEY ?? join(value.DATA_DIR, 'keys/delivery.pem')),
  acceptUnsigned: value.ACCEPT_UNSIGNED_BUILDS === 'yes',
})
