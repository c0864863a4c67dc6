import { resolve } from 'node:path'
import * as z from 'zod/mini'

const DEV_SECRET = 'development-only-secret'

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))
const yes = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === 'yes'),
)

const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 8080),
  SANDBOX_PORT: z.optional(port),
  ROLE: z._default(z.enum(['all', 'api', 'delivery']), 'all'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.string()),
  ACCEPT_EMBEDDED_DATABASE: yes,
  API_URL: z.optional(z.url()),
  PUBLIC_URL: z.optional(z.url()),
  SHUTTLE_CLOCK: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z)$/))),
  SESSION_SECRET: z._default(z.string().check(z.minLength(16)), DEV_SECRET),
  TICKET_KEY: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
  PAYMENT_WINDOW_MINUTES: z._default(z.pipe(z.string(), z.transform(Number)).check(z.gte(1), z.lte(30)), 15),
  GATEWAY_URL: z.optional(z.url()),
  GATEWAY_MERCHANT: z.optional(z.string()),
  GATEWAY_PASSWORD: z.optional(z.string()),
  GATEWAY_VERSION: z._default(z.pipe(z.string(), z.transform(Number)).check(z.gte(50), z.lte(200)), 100),
  GATEWAY_NOTIFICATION_SECRET: z.optional(z.string()),
  SMTP_URL: z.optional(z.string()),
})

export interface Config {
  production: boolean
  role: 'all' | 'api' | 'delivery'
  host: string
  port: number
  sandboxPort: number
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** Where delivery finds the service when it runs on its own. */
  apiUrl: string | undefined
  /** The site as passengers reach it, without a slash at the end. */
  publicUrl: string
  /** Milliseconds since the epoch at which the service's clock starts; undefined is real time. */
  clockStart: number | undefined
  sessionSecret: string
  /** PKCS#8 PEM of the Ed25519 key that signs tickets; undefined keeps one in the data folder. */
  ticketKey: string | undefined
  logLevel: string
  paymentWindowMinutes: number
  gateway: {
    url: string | undefined
    merchant: string | undefined
    password: string | undefined
    /** Version of its interface. */
    version: number
    /** What its notifications show; without it the service asks by itself only. */
    notificationSecret: string | undefined
  }
  smtpUrl: string | undefined
}

/** Thrown with every problem of the environment at once. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

/** What production must not run with: each line is one refusal. */
const productionFaults = (config: Config, acceptEmbedded: boolean): string[] =>
  [
    !config.databaseUrl &&
      !acceptEmbedded &&
      'DATABASE_URL is missing (the embedded database does not sync to disk; ACCEPT_EMBEDDED_DATABASE=yes accepts that)',
    config.sessionSecret === DEV_SECRET && 'SESSION_SECRET is the development secret',
    !config.ticketKey && 'TICKET_KEY is missing',
    config.clockStart !== undefined && 'SHUTTLE_CLOCK is set: the clock cannot be moved in production',
    (!config.gateway.url || !config.gateway.merchant || !config.gateway.password) &&
      'GATEWAY_URL, GATEWAY_MERCHANT and GATEWAY_PASSWORD are missing: the provider sandbox does not run in production',
  ].filter((line) => line !== false)

/** Reads the environment once. Throws {@link ConfigFault} with a list of what is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = z.safeParse(environment, env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigFault(lines.join('\n'))
  }
  const value = parsed.data
  const config: Config = {
    production: value.NODE_ENV === 'production',
    role: value.ROLE,
    host: value.HOST,
    port: value.PORT,
    sandboxPort: value.SANDBOX_PORT ?? value.PORT + 1,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    apiUrl: value.API_URL,
    publicUrl: (value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`).replace(/\/$/, ''),
    clockStart: value.SHUTTLE_CLOCK === undefined ? undefined : Date.parse(value.SHUTTLE_CLOCK),
    sessionSecret: value.SESSION_SECRET,
    ticketKey: value.TICKET_KEY,
    logLevel: value.LOG_LEVEL,
    paymentWindowMinutes: value.PAYMENT_WINDOW_MINUTES,
    gateway: {
      url: value.GATEWAY_URL,
      merchant: value.GATEWAY_MERCHANT,
      password: value.GATEWAY_PASSWORD,
      version: value.GATEWAY_VERSION,
      notificationSecret: value.GATEWAY_NOTIFICATION_SECRET,
    },
    smtpUrl: value.SMTP_URL,
  }
  const faults = config.production ? productionFaults(config, value.ACCEPT_EMBEDDED_DATABASE) : []
  if (faults.length > 0) throw new ConfigFault(faults.join('\n'))
  return config
}
