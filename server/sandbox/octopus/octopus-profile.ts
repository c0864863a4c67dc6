import type { KeyObject } from 'node:crypto'

/** The one gateway Octopus knows here. */
export interface OctopusProfile {
  gatewayId: string
  merchantId: string
  /** Public key of the gateway, and its version. */
  gatewayKey: KeyObject
  gatewayKeyVersion: string
  /** The private key of Octopus, and its version. */
  octopusKey: KeyObject
  octopusKeyVersion: string
}
