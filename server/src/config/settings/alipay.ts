import * as z from 'zod/mini'
import { setting } from '../setting'
import { httpAddress, oneOf, rsaPrivateKey, rsaPublicKey } from '../setting-kinds'

const unset = 'the sandbox'

/** Alipay on phones (`alipay.trade.wap.pay`). */
export const alipay = {
  ALIPAY_URL: setting(z.optional(httpAddress), { unset, about: 'its gateway, which forms and queries are sent to' }),
  ALIPAY_APP_ID: setting(z.optional(z.string()), { unset, about: 'the application' }),
  ALIPAY_SELLER_ID: setting(z.optional(z.string()), { unset, about: 'the account that receives the money' }),
  ALIPAY_PRIVATE_KEY: setting(z.optional(rsaPrivateKey), { unset, about: 'our key (PEM)' }),
  ALIPAY_PUBLIC_KEY: setting(z.optional(rsaPublicKey), { unset, about: 'their key (PEM)' }),
  ALIPAY_CURRENCIES: setting(z._default(oneOf('CNY', 'HKD', 'CNY,HKD'), 'CNY,HKD'), {
    about: 'the currencies of the contract',
  }),
}
