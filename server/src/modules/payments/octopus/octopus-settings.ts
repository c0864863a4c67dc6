import type { KeyObject } from 'node:crypto'
import type { Instant } from '@shuttle/domain'

/** Everything that tells one Octopus online service from another; sandbox and live differ in nothing else. */
export interface OctopusSettings {
  /** Where the server asks, without a slash at the end. */
  baseUrl: string
  /** Where the browser's form may go: the origin of landing pages. */
  landingOrigin: string
  /** Number of our payment gateway: it signs, and results name it. */
  gatewayId: string
  /** Number of the merchant the money is for. */
  merchantId: string
  /** Our key: it signs what we say and opens what is sent to us. */
  privateKey: KeyObject
  /** Version of our key, as Octopus has filed it. */
  keyVersion: string
  /** The key of Octopus: it opens what we say and signs what is sent to us. */
  octopusKey: KeyObject
  octopusKeyVersion: string
  /** Where this site is reached, without a slash at the end. */
  siteUrl: string
  /** Milliseconds one call may take. */
  timeoutMs: number
  now: () => Instant
}
