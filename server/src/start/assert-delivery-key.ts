import { RegistryRefused, remoteRegistrySource } from '@shuttle/composer'
import type { Config } from '../config/config'
import { KeyFault } from '../sealing'

/**
 * Reads the release registry once, and throws `KeyFault` where `DELIVERY_KEY` is missing or the service refuses it. A
 * service that does not answer is no fault: the last good set stays in use.
 */
export const assertDeliveryKey = async (
  { apiUrl, publicUrl, release }: Pick<Config, 'apiUrl' | 'publicUrl' | 'release'>,
  realNow: () => number,
): Promise<void> => {
  const source = remoteRegistrySource(apiUrl, { keyFile: release.deliveryKey, site: publicUrl, now: realNow })
  await source.read().catch((error: unknown) => {
    if (error instanceof RegistryRefused) throw new KeyFault(`DELIVERY_KEY: ${error.message}`)
  })
}
