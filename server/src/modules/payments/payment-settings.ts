import type { Config } from '../../config'
import type { GatewaySettings } from './mastercard/gateway-settings'

/** The merchant profile of the sandbox where nobody has set another; published, so it opens nothing real. */
const SANDBOX_PROFILE = {
  merchant: 'TEST_SHUTTLE',
  password: 'sandbox-password',
  notificationSecret: 'sandbox-notification-secret',
} as const

/** Milliseconds that a call to a provider may take. */
export const CALL_TIMEOUT_MS = 10_000

/** The sandbox beside this process; it plays every provider whose address is not set. */
export const sandboxUrl = ({ publicUrl, sandboxPort }: Config): string =>
  `http://${new URL(publicUrl).hostname}:${sandboxPort}`

/** Where the card gateway is and who we are there: `GATEWAY_URL` and its like, else the sandbox on this machine. */
export const readGatewaySettings = (config: Config): GatewaySettings => {
  const { gateway, publicUrl } = config
  const secret =
    gateway.notificationSecret ?? (gateway.url === undefined ? SANDBOX_PROFILE.notificationSecret : undefined)
  return {
    baseUrl: (gateway.url ?? sandboxUrl(config)).replace(/\/$/, ''),
    merchant: gateway.merchant ?? SANDBOX_PROFILE.merchant,
    password: gateway.password ?? SANDBOX_PROFILE.password,
    version: gateway.version,
    merchantName: { zh: '跨海大桥穿梭巴士', 'zh-hk': '跨海大橋穿梭巴士', en: 'Bridge Shuttle Bus' },
    currencies: ['CNY', 'HKD'],
    siteUrl: publicUrl,
    timeoutMs: CALL_TIMEOUT_MS,
    ...(secret === undefined ? {} : { notification: { url: `${publicUrl}/api/pay/notify/MasterCard`, secret } }),
  }
}
