import * as z from 'zod/mini'
import { setting } from '../setting'
import { httpAddress, rsaPrivateKey, rsaPublicKeys, textThat } from '../setting-kinds'

const unset = 'the sandbox'
const text = z.optional(z.string())

/** WeChat Pay. */
export const wechatPay = {
  WECHAT_PAY_URL: setting(z.optional(httpAddress), { unset, about: '`https://api.mch.weixin.qq.com`' }),
  WECHAT_PAY_MERCHANT: setting(text, { unset, about: 'merchant' }),
  WECHAT_PAY_APP_ID: setting(text, { unset, about: 'app' }),
  WECHAT_PAY_API_KEY: setting(
    z.optional(textThat((key) => Buffer.byteLength(key) === 32, 'exactly 32 bytes are expected')),
    { unset, about: 'the APIv3 key of 32 bytes' },
  ),
  WECHAT_PAY_SERIAL: setting(text, { unset, about: 'serial of our certificate' }),
  WECHAT_PAY_PRIVATE_KEY: setting(z.optional(rsaPrivateKey), { unset, about: 'key of our certificate (PEM)' }),
  WECHAT_PAY_PLATFORM_SERIAL: setting(text, { unset, about: 'serial of the platform; several with commas between' }),
  WECHAT_PAY_PLATFORM_KEY: setting(z.optional(rsaPublicKeys), {
    unset,
    about: 'public key of the platform (PEM); several one behind the other, in the order of the serials',
  }),
  WECHAT_PAY_CURRENCIES: setting(
    z._default(z.enum(['CNY', 'HKD', 'CNY,HKD'], { error: 'one of CNY, HKD or CNY,HKD is expected' }), 'CNY,HKD'),
    { about: 'what that contract settles' },
  ),
}
