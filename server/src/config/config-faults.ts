import { isIP } from 'node:net'
import type { Environment } from './environment'
import { keyFaults, paymentFaults } from './payment-environment'
import { type ProviderFramesConfig, providerFramesFaults } from './provider-frames-config'
import { secretFaults } from './secret-environment'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

const isHttps = (address: string): boolean => new URL(address).protocol === 'https:'

/** What `Config` has beside the settings as they are given. */
interface Derived {
  production: boolean
  role: Environment['ROLE']
  port: number
  sandboxPort: number
  publicUrl: string
  providerFrames: ProviderFramesConfig
  slide: { origins: readonly string[] }
}

/** Settings that do not go together. */
const pairFaults = (given: Environment, derived: Derived): Array<string | false> => {
  const { production, port, sandboxPort } = derived
  const service = given.ROLE !== 'delivery'
  return [
    !service && given.API_URL === undefined && 'API_URL is missing: ROLE=delivery reads releases from a service there',
    !production && sandboxPort > 65_535 && 'SANDBOX_PORT is missing: there is no port after PORT=65535',
    service &&
      given.SLIDE_URL !== undefined &&
      [given.SLIDE_ACCESS_KEY_ID, given.SLIDE_ACCESS_KEY_SECRET, given.SLIDE_APP_KEY].includes(undefined) &&
      'SLIDE_ACCESS_KEY_ID, SLIDE_ACCESS_KEY_SECRET and SLIDE_APP_KEY are missing: SLIDE_URL names a slide service',
    service &&
      (given.WECHAT_APP_ID === undefined) !== (given.WECHAT_SECRET === undefined) &&
      'WECHAT_APP_ID and WECHAT_SECRET go together',
    ...keyFaults(given),
    !production && sandboxPort === port && 'SANDBOX_PORT is the same as PORT',
    ...providerFramesFaults(given, derived.providerFrames, derived),
  ]
}

/** Addresses that serve passengers, payments and sign-in: without https, traffic can be read and changed. */
const addressFaults = (given: Environment, { publicUrl, slide }: Derived): string[] => {
  const addresses: Record<string, string | undefined> = {
    PUBLIC_URL: publicUrl,
    FRAMES_URL: given.FRAMES_URL,
    GATEWAY_URL: given.GATEWAY_URL,
    WECHAT_PAY_URL: given.WECHAT_PAY_URL,
    CMB_PAY_URL: given.CMB_PAY_URL,
    CMB_SERVICE_URL: given.CMB_SERVICE_URL,
    CMB_KEY_URL: given.CMB_KEY_URL,
    ALIPAY_URL: given.ALIPAY_URL,
    OCTOPUS_URL: given.OCTOPUS_URL,
    OCTOPUS_LANDING_URL: given.OCTOPUS_LANDING_URL,
    WECHAT_PAGE_URL: given.WECHAT_PAGE_URL,
    WECHAT_API_URL: given.WECHAT_API_URL,
    SLIDE_URL: given.SLIDE_URL,
    SLIDE_SCRIPT_URL: given.SLIDE_SCRIPT_URL,
    SURVEY_URL: given.SURVEY_URL,
    SUPPORT_CHAT_URL: given.SUPPORT_CHAT_URL,
    ...Object.fromEntries(slide.origins.map((origin) => [`SLIDE_ORIGINS (${origin})`, origin])),
  }
  return Object.entries(addresses).flatMap(([name, address]) =>
    address === undefined || isHttps(address) ? [] : [`${name} does not begin with https://`],
  )
}

/** Between roles on one machine plain http is sufficient. */
const isSafeBetweenRoles = (address: string): boolean => isHttps(address) || isLoopback(new URL(address).hostname)

/**
 * Settings with which production must not run. Pages alone need neither database nor secrets, and of the gateway its
 * address only.
 */
const productionFaults = (given: Environment, derived: Derived): Array<string | false> => {
  const service = given.ROLE !== 'delivery'
  const { GATEWAY_URL: url, GATEWAY_MERCHANT: merchant, GATEWAY_PASSWORD: password } = given
  return [
    service &&
      given.DATABASE_URL === undefined &&
      !given.ACCEPT_EMBEDDED_DATABASE &&
      'DATABASE_URL is missing (ACCEPT_EMBEDDED_DATABASE=yes accepts a database on the disk of this machine alone)',
    ...secretFaults(given, { service }),
    service && given.TICKET_KEY === undefined && 'TICKET_KEY is missing',
    service && given.DATA_KEY === undefined && 'DATA_KEY is missing',
    service && given.AUDIT_KEY === undefined && 'AUDIT_KEY is missing',
    given.STAFF_SECOND_FACTOR === 'off' && 'STAFF_SECOND_FACTOR is off: staff need one in production',
    given.SHUTTLE_CLOCK !== undefined && 'SHUTTLE_CLOCK is set: the clock cannot be moved in production',
    service && given.PAYMENT_WINDOW_MINUTES < 5 && 'PAYMENT_WINDOW_MINUTES is below 5',
    service &&
      (url === undefined || merchant === undefined || password === undefined) &&
      'GATEWAY_URL, GATEWAY_MERCHANT and GATEWAY_PASSWORD are missing: the provider sandbox does not run in production',
    !service &&
      url === undefined &&
      'GATEWAY_URL is missing: pages name the address of the card gateway in their policy (neither merchant nor password)',
    ...paymentFaults(given, { service }),
    service && given.SMTP_URL === undefined && 'SMTP_URL is missing: codes and tickets are mailed',
    service && given.MAIL_FROM === undefined && 'MAIL_FROM is missing: mails need a sender that can be answered',
    ...addressFaults(given, derived),
    given.API_URL !== undefined &&
      !isSafeBetweenRoles(given.API_URL) &&
      'API_URL does not begin with https:// and is not on this machine',
  ]
}

/** Why a process must not run with these settings; each line is one refusal. */
export const findConfigFaults = (given: Environment, derived: Derived): string[] =>
  [...pairFaults(given, derived), ...(derived.production ? productionFaults(given, derived) : [])].filter(
    (line) => line !== false,
  )
