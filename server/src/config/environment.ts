import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { parseDataKeys } from '../sealing/data-keys'
import { guardEnvironment } from './guard-environment'
import { limitsEnvironment } from './limits-environment'
import { operationEnvironment } from './operation-environment'
import { paymentEnvironment } from './payment-environment'
import { providerFramesEnvironment } from './provider-frames-environment'
import { releaseEnvironment } from './release-environment'
import { secretEnvironment } from './secret-environment'
import { wechatEnvironment } from './wechat-environment'

const isEd25519 = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z)$/.test(text) && !Number.isNaN(Date.parse(text))
const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** `10.0.0.7` or `10.0.0.0/8`; not the whole internet. */
const isAddressBlock = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const width = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (width === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= width)
}
const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim())

/** A text that passes `test`; the message never repeats the value, which may be a secret. */
const textThat = (test: (text: string) => boolean, error: string) => z.string().check(z.refine(test, { error }))
const numberFrom = (low: number, high: number) =>
  z.pipe(
    textThat(
      (text) => /^\d{1,8}$/.test(text) && Number(text) >= low && Number(text) <= high,
      `a whole number from ${low} to ${high} is expected`,
    ),
    z.transform(Number),
  )
const toEnum = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `one of ${values.join(', ')} is expected` })
const httpAddress = textThat(isAddress, 'an address that begins with http:// or https:// is expected')
const yes = z.pipe(
  z.optional(toEnum('yes', 'no')),
  z.transform((value) => value === 'yes'),
)

/** The environment variables of the service, as docs/operate/settings.md names them. */
export const environment = z.object({
  ...guardEnvironment,
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(numberFrom(1, 65_535), 8080),
  SANDBOX_PORT: z.optional(numberFrom(1, 65_535)),
  ROLE: z._default(toEnum('all', 'api', 'delivery'), 'all'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(
    textThat(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      'an address such as postgres://user:password@host/name is expected',
    ),
  ),
  ACCEPT_EMBEDDED_DATABASE: yes,
  API_URL: z.optional(httpAddress),
  PUBLIC_URL: z.optional(httpAddress),
  TRUSTED_PROXIES: z._default(
    z.pipe(
      textThat(
        (text) => namesIn(text).every(isAddressBlock),
        'addresses such as 10.0.0.7 or 10.0.0.0/8 with commas between them are expected',
      ),
      z.transform(namesIn),
    ),
    [],
  ),
  SHUTTLE_CLOCK: z.optional(textThat(isMoment, 'a moment such as 2023-02-10T09:00:00+08:00 is expected')),
  ...secretEnvironment,
  PUBLISHER_KEYS: z.optional(z.string()),
  EXPECTED_APPS: z.optional(z.string()),
  TICKET_KEY: z.optional(textThat(isEd25519, 'a PKCS#8 PEM of an Ed25519 key is expected')),
  STAFF_REFUND_LIMIT_CENTS: z._default(numberFrom(0, 10_000_000), 50_000),
  STAFF_COUPON_LIMIT_CENTS: z._default(numberFrom(0, 100_000_000), 500_000),
  STAFF_SECOND_FACTOR: z._default(toEnum('on', 'off'), 'on'),
  AUDIT_KEY: z.optional(textThat(isEd25519, 'a PKCS#8 PEM of an Ed25519 key is expected')),
  DATA_KEY: z.optional(
    textThat(
      (text) => parseDataKeys(text) !== undefined,
      'keys such as 2026a:<32 bytes in base64>, the newest first, with spaces between them are expected',
    ),
  ),
  LOG_LEVEL: z._default(toEnum('silent', 'error', 'warn', 'info', 'debug'), 'warn'),
  PAYMENT_WINDOW_MINUTES: z._default(numberFrom(1, 30), 15),
  GATEWAY_URL: z.optional(httpAddress),
  GATEWAY_MERCHANT: z.optional(z.string()),
  GATEWAY_PASSWORD: z.optional(z.string()),
  GATEWAY_REPORT_PASSWORD: z.optional(z.string()),
  GATEWAY_VERSION: z._default(numberFrom(50, 200), 100),
  GATEWAY_NOTIFICATION_SECRET: z.optional(z.string()),
  SURVEY_URL: z.optional(httpAddress),
  SLIDE_URL: z.optional(httpAddress),
  SLIDE_SCRIPT_URL: z._default(httpAddress, 'https://g.alicdn.com/AWSC/AWSC/awsc.js'),
  SLIDE_ORIGINS: z._default(
    z.string(),
    'https://g.alicdn.com https://aeis.alicdn.com https://img.alicdn.com https://cf.aliyun.com https://ynuf.aliapp.org',
  ),
  SLIDE_ACCESS_KEY_ID: z.optional(z.string()),
  SLIDE_ACCESS_KEY_SECRET: z.optional(z.string()),
  SLIDE_APP_KEY: z.optional(z.string()),
  SLIDE_SCENE: z.optional(z.string()),
  ...providerFramesEnvironment,
  ...limitsEnvironment,
  ...paymentEnvironment,
  ...releaseEnvironment,
  ...wechatEnvironment,
  ...operationEnvironment,
  SMTP_URL: z.optional(
    textThat(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
      'an address such as smtp://user:password@host is expected',
    ),
  ),
})
