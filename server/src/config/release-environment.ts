import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

/** How a process that only delivers pages authenticates. */
export const releaseEnvironment = {
  DELIVERY_KEY: z.optional(z.string()),
}

export interface ReleaseConfig {
  /** Absolute path of the PEM that role `delivery` signs its reading of the release registry with. */
  deliveryKey: string
}

export const toReleaseConfig = (value: { DATA_DIR: string; DELIVERY_KEY?: string | undefined }): ReleaseConfig => ({
  deliveryKey: resolve(value.DELIVERY_KEY ?? join(value.DATA_DIR, 'keys/delivery.pem')),
})
