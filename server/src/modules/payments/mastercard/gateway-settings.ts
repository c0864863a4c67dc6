import type { Currency } from '@shuttle/domain'

/** Everything that tells one gateway from another; sandbox and live differ in nothing else. */
export interface GatewaySettings {
  /** `https://<region>-gateway.mastercard.com`, without a slash at the end. */
  baseUrl: string
  merchant: string
  /** Integration password of the merchant profile. */
  password: string
  /** API version. 63 and later open an embedded page, up to 62 a lightbox. */
  version: number
  /** What the payer reads above the form, by the gateway's languages; `en` for any other. */
  merchantName: { readonly en: string; readonly [locale: string]: string }
  currencies: readonly Currency[]
  /** Where this site is reached, for return addresses; without a slash at the end. */
  siteUrl: string
  /** Address the gateway notifies, and the secret it shows there. Without them the reconciler finds payments by asking. */
  notification?: { url: string; secret: string }
  /** Milliseconds one call may take. */
  timeoutMs: number
}

/** The last version with CREATE_CHECKOUT_SESSION, its own script address and the lightbox. */
export const LAST_LIGHTBOX_VERSION = 62
