import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { environment } from './environment'
import { addressFaults, roleAddressFaults } from './guard-environment'
import type { Limits } from './limits'
import { toLimits } from './limits-environment'
import { type OperationConfig, toOperationConfig } from './operation-environment'
import { keyFaults, type PaymentEnvironment, paymentEnvironment, paymentFaults } from './payment-environment'
import { type ProviderFramesConfig, providerFramesFaults, toProviderFramesConfig } from './provider-frames-environment'
import { type ReleaseConfig, toReleaseConfig } from './release-environment'
import { type Secrets, secretFaults, toSecrets } from './secret-environment'
import { checkWechatConfig, toWechatConfig, type WechatConfig } from './wechat-environment'

export interface Config extends OperationConfig {
  production: boolean
  role: 'all' | 'api' | 'delivery'
  host: string
  port: number
  sandboxPort: number
  /** Where the scripts of other companies run. */
  providerFrames: ProviderFramesConfig
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** Where role `delivery` reaches the service. */
  apiUrl: string
  /** The site as passengers reach it, without a slash at the end. */
  publicUrl: string
  /** Addresses and blocks of proxies whose `X-Forwarded-For` is trusted, beside this machine's own. */
  trustedProxies: readonly string[]
  /** Rate limits of one account, one address and all clients. */
  limits: Limits
  /** Milliseconds since the epoch at which the service's clock starts; undefined is real time. */
  clockStart: number | undefined
  /** Secrets for signatures and hashes; `secret-keys` derives one key for each use. */
  secrets: Secrets
  /** Absolute path of the JSON file with the public keys that may publish; without the file no key may. */
  publisherKeys: string
  release: ReleaseConfig
  /** Apps that must be live before the site is ready. */
  expectedApps: string[]
  /** PKCS#8 PEM of the Ed25519 key that signs tickets; undefined stores one in the data folder. */
  ticketKey: string | undefined
  /** Whether staff must have a second factor; an enrolled one is always required. */
  staffSecondFactor: boolean
  /**
   * A refund at a fee that was changed by hand needs a second person above this sum, in cents of the order's currency.
   */
  staffRefundLimit: number
  /** Cents: above it, the coupons that one person issues in a day wait for a second person. */
  staffCouponLimit: number
  /**
   * PKCS#8 PEM of the Ed25519 key that signs the end of the audit each day; undefined stores one in the data folder.
   */
  auditKey: string | undefined
  /** Keys that seal identity documents; undefined stores one in the data folder. */
  dataKey: string | undefined
  logLevel: string
  paymentWindowMinutes: number
  gateway: {
    url: string | undefined
    merchant: string | undefined
    password: string | undefined
    /** Password of its Reporting API; without it, its days have no statement. */
    reportPassword: string | undefined
    /** Version of its interface. */
    version: number
    /** The secret that its notifications carry; without it the service only polls. */
    notificationSecret: string | undefined
  }
  /** The slide service; without an address the sandbox, in production none. */
  slide: {
    url: string | undefined
    scriptUrl: string
    /** Origins that its script may load from and send requests to. */
    origins: readonly string[]
    accessKeyId: string
    accessKeySecret: string
    appKey: string
    scene: string | undefined
  }
  /** The payment methods beside the card, as the environment configures them. */
  otherMethods: PaymentEnvironment
  /** Signing in through WeChat; without an app id the sandbox, in production none. */
  wechat: WechatConfig
  smtpUrl: string | undefined
  /** Sender of mails; undefined is a sender of the sandbox. */
  mailFrom: string | undefined
  /** Support address for passengers when the site fails; error pages show it. */
  supportAddress: string
  /** Address of the questionnaire that home links to while its window is open. */
  surveyUrl: string | undefined
}

type Environment = z.infer<typeof environment>

/** Settings that do not go together; each line is one refusal. */
const pairFaults = (config: Config, given: Environment): Array<string | false> => [
  config.role === 'delivery' && given.API_URL === undefined && 'API_URL is missing: ROLE=delivery asks a service there',
  !config.production && config.sandboxPort > 65_535 && 'SANDBOX_PORT is missing: there is no port after PORT=65535',
  config.role !== 'delivery' &&
    config.slide.url !== undefined &&
    [config.slide.accessKeyId, config.slide.accessKeySecret, config.slide.appKey].includes('') &&
    'SLIDE_ACCESS_KEY_ID, SLIDE_ACCESS_KEY_SECRET and SLIDE_APP_KEY are missing: SLIDE_URL names a slide service',
  config.role !== 'delivery' && checkWechatConfig(config.wechat),
  ...keyFaults(config.otherMethods),
  !config.production && config.sandboxPort === config.port && 'SANDBOX_PORT is the same as PORT',
  ...providerFramesFaults(given, config.providerFrames, config),
]

/** Addresses that serve passengers, payments and sign-in. */
const productionAddresses = (config: Config, given: Environment): Record<string, string | undefined> => ({
  PUBLIC_URL: config.publicUrl,
  FRAMES_URL: given.FRAMES_URL,
  GATEWAY_URL: given.GATEWAY_URL,
  WECHAT_PAY_URL: given.WECHAT_PAY_URL,
  CMB_PAY_URL: given.CMB_PAY_URL,
  CMB_SERVICE_URL: given.CMB_SERVICE_URL,
  CMB_KEY_URL: given.CMB_KEY_URL,
  OCTOPUS_URL: given.OCTOPUS_URL,
  OCTOPUS_LANDING_URL: given.OCTOPUS_LANDING_URL,
  WECHAT_PAGE_URL: given.WECHAT_PAGE_URL,
  WECHAT_API_URL: given.WECHAT_API_URL,
  SLIDE_URL: given.SLIDE_URL,
  SLIDE_SCRIPT_URL: given.SLIDE_SCRIPT_URL,
  SURVEY_URL: given.SURVEY_URL,
  ...Object.fromEntries(config.slide.origins.map((origin) => [`SLIDE_ORIGINS (${origin})`, origin])),
})

/**
 * Settings that production must not run with. Pages alone need neither database nor secrets, and of the gateway its
 * address only.
 */
const productionFaults = (config: Config, given: Environment): Array<string | false> => {
  const service = config.role !== 'delivery'
  const { url, merchant, password } = config.gateway
  return [
    service &&
      config.databaseUrl === undefined &&
      !given.ACCEPT_EMBEDDED_DATABASE &&
      'DATABASE_URL is missing (ACCEPT_EMBEDDED_DATABASE=yes accepts a database on the disk of this machine alone)',
    ...secretFaults(given, { service }),
    service && config.ticketKey === undefined && 'TICKET_KEY is missing',
    service && config.dataKey === undefined && 'DATA_KEY is missing',
    service && config.auditKey === undefined && 'AUDIT_KEY is missing',
    !config.staffSecondFactor && 'STAFF_SECOND_FACTOR is off: staff need one in production',
    config.clockStart !== undefined && 'SHUTTLE_CLOCK is set: the clock cannot be moved in production',
    service && config.paymentWindowMinutes < 5 && 'PAYMENT_WINDOW_MINUTES is below 5',
    service &&
      (url === undefined || merchant === undefined || password === undefined) &&
      'GATEWAY_URL, GATEWAY_MERCHANT and GATEWAY_PASSWORD are missing: the provider sandbox does not run in production',
    !service &&
      url === undefined &&
      'GATEWAY_URL is missing: pages name the address of the card gateway in their policy (neither merchant nor password)',
    ...paymentFaults(config.otherMethods, { service }),
    service && config.smtpUrl === undefined && 'SMTP_URL is missing: codes and tickets are mailed',
    service && config.mailFrom === undefined && 'MAIL_FROM is missing: mails need a sender that can be answered',
    ...addressFaults(productionAddresses(config, given)),
    ...roleAddressFaults(given.API_URL),
  ]
}

const toConfig = (value: Environment): Config => {
  const publicUrl = (value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`).replace(/\/$/, '')
  const sandboxPort = value.SANDBOX_PORT ?? value.PORT + 1
  return {
    production: value.NODE_ENV === 'production',
    role: value.ROLE,
    host: value.HOST,
    port: value.PORT,
    sandboxPort,
    providerFrames: toProviderFramesConfig(value, { publicUrl, port: value.PORT, sandboxPort }),
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    apiUrl: value.API_URL ?? publicUrl,
    publicUrl,
    trustedProxies: value.TRUSTED_PROXIES,
    limits: toLimits(value),
    clockStart: value.SHUTTLE_CLOCK === undefined ? undefined : Date.parse(value.SHUTTLE_CLOCK),
    secrets: toSecrets(value, { production: value.NODE_ENV === 'production' }),
    publisherKeys: resolve(value.PUBLISHER_KEYS ?? join(value.DATA_DIR, 'publisher-keys.json')),
    release: toReleaseConfig(value),
    expectedApps: (value.EXPECTED_APPS ?? '').split(' ').filter((name) => name !== ''),
    ticketKey: value.TICKET_KEY,
    dataKey: value.DATA_KEY,
    auditKey: value.AUDIT_KEY,
    staffRefundLimit: value.STAFF_REFUND_LIMIT_CENTS,
    staffCouponLimit: value.STAFF_COUPON_LIMIT_CENTS,
    staffSecondFactor: value.STAFF_SECOND_FACTOR === 'on',
    logLevel: value.LOG_LEVEL,
    paymentWindowMinutes: value.PAYMENT_WINDOW_MINUTES,
    gateway: {
      url: value.GATEWAY_URL,
      merchant: value.GATEWAY_MERCHANT,
      password: value.GATEWAY_PASSWORD,
      reportPassword: value.GATEWAY_REPORT_PASSWORD,
      version: value.GATEWAY_VERSION,
      notificationSecret: value.GATEWAY_NOTIFICATION_SECRET,
    },
    slide: {
      url: value.SLIDE_URL,
      scriptUrl: value.SLIDE_SCRIPT_URL,
      origins: value.SLIDE_ORIGINS.split(' ').filter((origin) => origin !== ''),
      accessKeyId: value.SLIDE_ACCESS_KEY_ID ?? '',
      accessKeySecret: value.SLIDE_ACCESS_KEY_SECRET ?? '',
      appKey: value.SLIDE_APP_KEY ?? '',
      scene: value.SLIDE_SCENE,
    },
    otherMethods: z.parse(z.object(paymentEnvironment), value),
    wechat: toWechatConfig(value),
    ...toOperationConfig(value),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    supportAddress: value.SUPPORT_ADDRESS,
    surveyUrl: value.SURVEY_URL,
  }
}

/** A settings file has one line for each setting: a PEM has `\n` where its lines end. */
const unfoldPem = (value: string | undefined): string | undefined =>
  value?.startsWith('-----BEGIN') ? value.replaceAll('\\n', '\n') : value

/** Thrown with every problem of the environment at once, one a line. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

/** Reads the environment once; an empty value counts as none. Throws {@link ConfigFault} with all that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const parsed = environment.safeParse(Object.fromEntries(given.map(([name, value]) => [name, unfoldPem(value)])))
  if (!parsed.success)
    throw new ConfigFault(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const config = toConfig(parsed.data)
  const faults = [
    ...pairFaults(config, parsed.data),
    ...(config.production ? productionFaults(config, parsed.data) : []),
  ].filter((line) => line !== false)
  if (faults.length > 0) throw new ConfigFault(faults.join('\n'))
  return config
}
