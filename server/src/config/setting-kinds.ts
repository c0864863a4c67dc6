import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { splitPems } from './serial-keys'

/** A text that passes `test`; the message never repeats the value, which may be a secret. */
export const textThat = (test: (text: string) => boolean, error: string) => z.string().check(z.refine(test, { error }))

export const wholeNumber = (low: number, high: number) =>
  z.pipe(
    textThat(
      (text) => /^\d{1,8}$/.test(text) && Number(text) >= low && Number(text) <= high,
      `a whole number from ${low} to ${high} is expected`,
    ),
    z.transform(Number),
  )

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `one of ${values.join(', ')} is expected` })

export const yesNo = z.pipe(
  oneOf('yes', 'no'),
  z.transform((value) => value === 'yes'),
)

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const httpAddress = textThat(isHttp, 'an address that begins with http:// or https:// is expected')

export const httpOrigin = textThat(
  (text) => isHttp(text) && new URL(text).pathname === '/',
  'an address such as https://frames.example is expected, without a path',
)

/** A number with its country, in groups as it is shown. */
export const phoneNumber = textThat(
  (text) => /^\+\d{1,3}( \d{2,6}){1,5}$/.test(text),
  'a telephone number such as +852 2888 0000 is expected',
)

const isTime = (text: string | undefined): text is string => /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '')

/** `06:00-23:00`: from the first time to the second on every day. */
export const dailyHours = z.pipe(
  textThat((text) => {
    const [opens, closes, ...rest] = text.split('-')
    return isTime(opens) && isTime(closes) && opens !== closes && rest.length === 0
  }, 'hours such as 06:00-23:00 are expected'),
  z.transform((text) => {
    const [opens = '', closes = ''] = text.split('-')
    return { opens, closes }
  }),
)

/** An address of another scheme than http. */
export const addressLike = (scheme: RegExp, example: string) =>
  textThat((text) => scheme.test(text) && URL.canParse(text), `an address such as ${example} is expected`)

const isKey = (type: 'ed25519' | 'rsa', read: () => KeyObject): boolean => {
  try {
    return read().asymmetricKeyType === type
  } catch {
    return false
  }
}

export const ed25519Key = textThat(
  (pem) => isKey('ed25519', () => createPrivateKey(pem)),
  'a PKCS#8 PEM of an Ed25519 key is expected',
)
export const rsaPrivateKey = textThat(
  (pem) => isKey('rsa', () => createPrivateKey(pem)),
  'a PEM of an RSA private key is expected',
)
export const rsaPublicKey = textThat(
  (pem) => isKey('rsa', () => createPublicKey(pem)),
  'a PEM of an RSA public key is expected',
)
/** One, or several one after the other. */
export const rsaPublicKeys = textThat(
  (text) => splitPems(text).every((pem) => isKey('rsa', () => createPublicKey(pem))),
  'PEMs of RSA public keys are expected',
)
