import * as z from 'zod/mini'
import { setting } from '../setting'
import { httpAddress, rsaPublicKey } from '../setting-kinds'

const unset = 'the sandbox'
const text = z.optional(z.string())

/** The one-net payment of China Merchants Bank. */
export const cmb = {
  CMB_PAY_URL: setting(z.optional(httpAddress), { unset, about: 'where the form goes' }),
  CMB_SERVICE_URL: setting(z.optional(httpAddress), { unset, about: 'which address the service queries' }),
  CMB_KEY_URL: setting(z.optional(httpAddress), { unset, about: "which address names the bank's public key" }),
  CMB_BRANCH: setting(text, { unset, about: 'branch' }),
  CMB_MERCHANT: setting(text, { unset, about: 'merchant' }),
  CMB_KEY: setting(text, { unset, about: "the merchant's key" }),
  CMB_PUBLIC_KEY: setting(z.optional(rsaPublicKey), { unset, about: "the bank's public key (PEM)" }),
  CMB_OPERATOR: setting(text, { unset, about: 'who may refund' }),
  CMB_OPERATOR_PASSWORD: setting(text, { unset, about: 'the password of that operator' }),
  CMB_VERSION: setting(z._default(z.string(), '1.0'), { about: 'version of its interface' }),
}
