import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Config } from '../../../config'
import { CALL_TIMEOUT_MS, sandboxUrl } from '../payment-settings'
import { getSandboxKeys } from '../sandbox-keys'
import type { OctopusSettings } from './octopus-settings'

/** Where landing pages are, and so where the browser's form goes. */
export const octopusLandingUrl = (config: Config): string =>
  config.otherMethods.OCTOPUS_LANDING_URL ?? sandboxUrl(config)

/** Where Octopus is and who we are there: `OCTOPUS_URL` and its like, else the sandbox on this machine. */
export const readOctopusSettings = (config: Config, now: () => Instant): OctopusSettings => {
  const given = config.otherMethods
  const merchantId = given.OCTOPUS_MERCHANT ?? '196001'
  const ourKey = given.OCTOPUS_PRIVATE_KEY ? createPrivateKey(given.OCTOPUS_PRIVATE_KEY) : undefined
  const theirKey = given.OCTOPUS_PUBLIC_KEY ? createPublicKey(given.OCTOPUS_PUBLIC_KEY) : undefined
  return {
    baseUrl: (given.OCTOPUS_URL ?? sandboxUrl(config)).replace(/\/$/, ''),
    landingOrigin: new URL(octopusLandingUrl(config)).origin,
    gatewayId: given.OCTOPUS_GATEWAY ?? merchantId,
    merchantId,
    get privateKey() {
      return ourKey ?? getSandboxKeys('octopus-merchant').privateKey
    },
    keyVersion: given.OCTOPUS_KEY_VERSION,
    get octopusKey() {
      return theirKey ?? getSandboxKeys('octopus').publicKey
    },
    octopusKeyVersion: given.OCTOPUS_PUBLIC_KEY_VERSION,
    siteUrl: config.publicUrl,
    timeoutMs: CALL_TIMEOUT_MS,
    now,
  }
}
