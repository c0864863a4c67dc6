import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { findConfigFaults } from './config-faults'
import { type Environment, environment } from './environment'
import { type Limits, limitsFor } from './limits'
import { type PaymentEnvironment, paymentEnvironment } from './payment-environment'
import { type ProviderFramesConfig, toProviderFramesConfig } from './provider-frames-config'
import { type Secrets, toSecrets } from './secret-environment'

export interface Config {
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
  /** Connections that this process opens to PostgreSQL at most, in addition to one for readiness. */
  databasePool: number
  /** Milliseconds for which a process still listens after a signal to end, not ready, until balancers have noticed. */
  drainGraceMs: number
  /** The bearer token that `/metrics` requires; without it production has no `/metrics`. */
  metricsToken: string | undefined
  /** Share of the documents that report loads, faults and web vitals, 0 to 1. */
  visitsShare: number
  /** Absolute path of a program that examines a failing version, in addition to its files. */
  probeCommand: string | undefined
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
  release: {
    /** Absolute path of the PEM that role `delivery` signs its reading of the release registry with. */
    deliveryKey: string
  }
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
    scene: string
  }
  /** The payment methods beside the card, as the environment configures them. */
  otherMethods: PaymentEnvironment
  /** Signing in through WeChat; without an app id the sandbox, in production none. */
  wechat: {
    appId: string | undefined
    secret: string | undefined
    pageUrl: string
    apiUrl: string
  }
  smtpUrl: string | undefined
  /** Sender of mails; undefined is a sender of the sandbox. */
  mailFrom: string | undefined
  /** Support address for passengers when the site fails; error pages show it. */
  supportAddress: string
  /** Other contacts of the help page; undefined ones are not shown. */
  contact: {
    phone: string | undefined
    /** Every day, `HH:mm` in business time. */
    hours: { opens: string; closes: string } | undefined
    chatUrl: string | undefined
    /** A telephone number or a mail address. */
    lostProperty: string | undefined
  }
  /** Address of the questionnaire that home links to while its window is open. */
  surveyUrl: string | undefined
}

const withoutEndSlash = (address: string): string => address.replace(/\/$/, '')

const toConfig = (value: Environment): Config => {
  const publicUrl = withoutEndSlash(value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`)
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
    probeCommand: value.PROBE_COMMAND,
    visitsShare: (value.VISITS_PER_CENT ?? (value.NODE_ENV === 'production' ? 25 : 100)) / 100,
    apiUrl: value.API_URL ?? publicUrl,
    publicUrl,
    trustedProxies: value.TRUSTED_PROXIES ?? [],
    limits: limitsFor({
      usersPerAddress: value.USERS_PER_ADDRESS,
      // Each user behind the address makes ten requests in the busiest minute.
      requestsAMinute: value.REQUESTS_A_MINUTE ?? value.USERS_PER_ADDRESS * 10,
      unpaidOrdersADay: value.UNPAID_ORDERS_A_DAY,
      staffCallsAMinute: value.STAFF_CALLS_A_MINUTE,
    }),
    clockStart: value.SHUTTLE_CLOCK === undefined ? undefined : Date.parse(value.SHUTTLE_CLOCK),
    secrets: toSecrets(value, { production: value.NODE_ENV === 'production' }),
    publisherKeys: resolve(value.PUBLISHER_KEYS ?? join(value.DATA_DIR, 'publisher-keys.json')),
    release: { deliveryKey: resolve(value.DELIVERY_KEY ?? join(value.DATA_DIR, 'keys/delivery.pem')) },
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
    otherMethods: z.parse(paymentEnvironment, value),
    wechat: {
      appId: value.WECHAT_APP_ID,
      secret: value.WECHAT_SECRET,
      pageUrl: withoutEndSlash(value.WECHAT_PAGE_URL),
      apiUrl: withoutEndSlash(value.WECHAT_API_URL),
    },
    databasePool: value.DATABASE_POOL,
    drainGraceMs: value.DRAIN_GRACE_MS,
    metricsToken: value.METRICS_TOKEN,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    supportAddress: value.SUPPORT_ADDRESS,
    contact: {
      phone: value.SUPPORT_PHONE,
      hours: value.SUPPORT_HOURS,
      chatUrl: value.SUPPORT_CHAT_URL,
      lostProperty: value.LOST_PROPERTY,
    },
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
  const faults = findConfigFaults(parsed.data, config)
  if (faults.length > 0) throw new ConfigFault(faults.join('\n'))
  return config
}
