import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Config } from '../../../../config/config'
import { splitPems, splitSerials } from '../../../../config/serial-keys'
import type { SerialKey } from '../find-serial-key'
import { CALL_TIMEOUT_MS, createKey, sandboxUrl, toSandboxKey } from '../payment-settings'
import { getSandboxKeys } from '../sandbox-keys'

/** All settings of an Octopus online service; sandbox and live have no other difference. */
export interface OctopusSettings {
  /** Address for the server's requests, without a slash at the end. */
  baseUrl: string
  /** Permitted target of the browser's form: the origin of landing pages. */
  landingOrigin: string
  /** Number of our payment gateway: it signs, and results name it. */
  gatewayId: string
  /** Number of the merchant that receives the money. */
  merchantId: string
  /** Our key: it signs our documents and decrypts those sent to us. */
  privateKey: KeyObject
  /** Version of our key, as registered at Octopus. */
  keyVersion: string
  /** The key of Octopus: it encrypts our documents and verifies those sent to us. */
  octopusKey: KeyObject
  octopusKeyVersion: string
  /** Its further keys during a key change; we encrypt with the one above. */
  otherOctopusKeys?: readonly SerialKey[]
  /** Address of this site, without a slash at the end. */
  siteUrl: string
  /** Milliseconds one call may take. */
  timeoutMs: number
  now: () => Instant
}

/** Version of the sandbox's second key; it signs with either. */
export const SANDBOX_NEXT_VERSION = '2'

/** Origin of landing pages, and so the target of the browser's form. */
export const octopusLandingUrl = (config: Config): string =>
  config.otherMethods.OCTOPUS_LANDING_URL ?? sandboxUrl(config)

/** Address and credentials of Octopus: `OCTOPUS_URL` and its like, else the sandbox on this machine. */
export const readOctopusSettings = (config: Config, now: () => Instant): OctopusSettings => {
  const given = config.otherMethods
  const merchantId = given.OCTOPUS_MERCHANT ?? '196001'
  const ourKey = given.OCTOPUS_PRIVATE_KEY ? createPrivateKey(given.OCTOPUS_PRIVATE_KEY) : undefined
  const theirKeys = given.OCTOPUS_PUBLIC_KEY ? splitPems(given.OCTOPUS_PUBLIC_KEY).map(createKey) : undefined
  const [version = '', ...otherVersions] = splitSerials(given.OCTOPUS_PUBLIC_KEY_VERSION)
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
      return theirKeys?.[0] ?? getSandboxKeys('octopus').publicKey
    },
    octopusKeyVersion: version,
    otherOctopusKeys: theirKeys
      ? theirKeys.slice(1).map((key, at) => ({ serial: otherVersions[at] ?? '', key }))
      : [toSandboxKey(SANDBOX_NEXT_VERSION, 'octopus-next')],
    siteUrl: config.publicUrl,
    timeoutMs: CALL_TIMEOUT_MS,
    now,
  }
}
