import * as z from 'zod/mini'
import { setting } from '../setting'
import { httpAddress, wholeNumber } from '../setting-kinds'

const unset = 'the sandbox'
const text = z.optional(z.string())

/** The card gateway. */
export const cardGateway = {
  GATEWAY_URL: setting(z.optional(httpAddress), { unset, about: 'the card gateway' }),
  GATEWAY_MERCHANT: setting(text, { unset, about: 'our merchant there' }),
  GATEWAY_PASSWORD: setting(text, { unset, about: 'password of its interface' }),
  GATEWAY_REPORT_PASSWORD: setting(text, {
    unset: 'none; the sandbox has one',
    about: "password of the gateway's Reporting API, which has the statement of a day",
  }),
  GATEWAY_VERSION: setting(z._default(wholeNumber(50, 200), 100), { about: 'version of its interface' }),
  GATEWAY_NOTIFICATION_SECRET: setting(text, {
    unset: 'none',
    about: 'what its notifications must carry; without it, payments are found by queries',
  }),
}
