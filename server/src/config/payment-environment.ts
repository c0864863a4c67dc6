import * as z from 'zod/mini'
import { findSerialFault } from './serial-keys'
import { alipay } from './settings/alipay'
import { cmb } from './settings/cmb'
import { octopus } from './settings/octopus'
import { wechatPay } from './settings/wechat-pay'

/** The payment methods beside the card. */
export const paymentEnvironment = z.object({ ...wechatPay, ...cmb, ...octopus, ...alipay })
export type PaymentEnvironment = z.infer<typeof paymentEnvironment>

/** Test keys of the sandbox. Public, so that they protect nothing real; production refuses them. */
export const SANDBOX_SECRETS = {
  WECHAT_PAY_API_KEY: 'sandbox-api-v3-key-of-32-bytes-0',
  CMB_KEY: 'sandbox-merchant-key',
  CMB_OPERATOR_PASSWORD: 'sandbox-operator',
} as const

const NEEDED = {
  WECHAT_PAY: [
    'WECHAT_PAY_URL',
    'WECHAT_PAY_MERCHANT',
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_PLATFORM_SERIAL',
    'WECHAT_PAY_PLATFORM_KEY',
  ],
  CMB: [
    'CMB_PAY_URL',
    'CMB_SERVICE_URL',
    'CMB_KEY_URL',
    'CMB_BRANCH',
    'CMB_MERCHANT',
    'CMB_KEY',
    'CMB_PUBLIC_KEY',
    'CMB_OPERATOR',
    'CMB_OPERATOR_PASSWORD',
  ],
  OCTOPUS: ['OCTOPUS_URL', 'OCTOPUS_LANDING_URL', 'OCTOPUS_MERCHANT', 'OCTOPUS_PRIVATE_KEY', 'OCTOPUS_PUBLIC_KEY'],
  ALIPAY: ['ALIPAY_URL', 'ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
} as const satisfies Record<string, readonly (keyof PaymentEnvironment)[]>
export type OtherMethod = keyof typeof NEEDED

/** A payment method is offered where its address is set, and in development, where the sandbox simulates it. */
export const isMethodOn = (given: PaymentEnvironment, method: OtherMethod, production: boolean): boolean =>
  !production || NEEDED[method].some((name) => given[name] !== undefined)

/** Serials that have no key, and keys that have no serial. */
export const keyFaults = (given: PaymentEnvironment): string[] => {
  const wechat = findSerialFault(given.WECHAT_PAY_PLATFORM_SERIAL, given.WECHAT_PAY_PLATFORM_KEY)
  const octopus = findSerialFault(given.OCTOPUS_PUBLIC_KEY_VERSION, given.OCTOPUS_PUBLIC_KEY)
  return [
    ...(wechat ? [`WECHAT_PAY_PLATFORM_SERIAL and WECHAT_PAY_PLATFORM_KEY do not go together: ${wechat}`] : []),
    ...(octopus ? [`OCTOPUS_PUBLIC_KEY_VERSION and OCTOPUS_PUBLIC_KEY do not go together: ${octopus}`] : []),
  ]
}

/** Settings with which production must not accept money: half a provider, or a key that is public in the source. */
export const paymentFaults = (given: PaymentEnvironment, role: { service: boolean }): string[] => {
  const missing = (Object.keys(NEEDED) as OtherMethod[]).flatMap((method) => {
    if (!role.service || !isMethodOn(given, method, true)) return []
    const lacking = NEEDED[method].filter((name) => given[name] === undefined)
    return lacking.length === 0 ? [] : [`${lacking.join(', ')} missing: ${method} is set in part`]
  })
  const known = Object.entries(SANDBOX_SECRETS).flatMap(([name, secret]) =>
    given[name as keyof typeof SANDBOX_SECRETS] === secret ? [`${name} is the sandbox's`] : [],
  )
  return [...missing, ...known]
}
