import { createPublicKey, type KeyObject } from 'node:crypto'
import { BUS_NAME } from '@shuttle/contracts'
import type { Config } from '../../../config/config'
import type { SerialKey } from './find-serial-key'
import type { GatewaySettings } from './mastercard/call-gateway'
import { getSandboxKeys, type SandboxKey } from './sandbox-keys'

/** For lists, which pass on more than the PEM. */
export const createKey = (pem: string): KeyObject => createPublicKey(pem)

/** A public key of the sandbox under its serial, created when first needed. */
export const toSandboxKey = (serial: string, name: SandboxKey): SerialKey => ({
  serial,
  get key() {
    return getSandboxKeys(name).publicKey
  },
})

/** The merchant profile of the sandbox, used where none is configured; it is public and protects nothing real. */
const SANDBOX_PROFILE = {
  merchant: 'TEST_SHUTTLE',
  password: 'sandbox-password',
  notificationSecret: 'sandbox-notification-secret',
} as const

/** Milliseconds that a call to a provider may take. */
export const CALL_TIMEOUT_MS = 10_000

/**
 * How long a row stays claimed whose processing makes so many calls: longer than they may take, with time to store the
 * answers.
 */
export const leaseFor = (calls: number): number => calls * CALL_TIMEOUT_MS + 30_000

/** The sandbox beside this process; it simulates every provider whose address is not set. */
export const sandboxUrl = ({ publicUrl, sandboxPort }: Config): string =>
  `http://${new URL(publicUrl).hostname}:${sandboxPort}`

/** Address and credentials of the card gateway: `GATEWAY_URL` and its like, else the sandbox on this machine. */
export const readGatewaySettings = (config: Config): GatewaySettings => {
  const { gateway, publicUrl } = config
  const secret =
    gateway.notificationSecret ?? (gateway.url === undefined ? SANDBOX_PROFILE.notificationSecret : undefined)
  return {
    baseUrl: (gateway.url ?? sandboxUrl(config)).replace(/\/$/, ''),
    merchant: gateway.merchant ?? SANDBOX_PROFILE.merchant,
    password: gateway.password ?? SANDBOX_PROFILE.password,
    reportPassword: gateway.reportPassword ?? (gateway.url === undefined ? SANDBOX_PROFILE.password : undefined),
    version: gateway.version,
    merchantName: {
      zh: BUS_NAME['zh-cn'],
      'zh-hk': BUS_NAME['zh-hk'],
      en: BUS_NAME.en,
    },
    currencies: ['CNY', 'HKD'],
    siteUrl: publicUrl,
    timeoutMs: CALL_TIMEOUT_MS,
    ...(secret === undefined ? {} : { notification: { url: `${publicUrl}/api/pay/notify/MasterCard`, secret } }),
  }
}
