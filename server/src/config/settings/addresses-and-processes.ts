import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { setting } from '../setting'
import { httpAddress, httpOrigin, oneOf, textThat, wholeNumber } from '../setting-kinds'

const port = wholeNumber(1, 65_535)

const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z)$/.test(text) && !Number.isNaN(Date.parse(text))

/** `10.0.0.7` or `10.0.0.0/8`; not the whole internet. */
const isAddressBlock = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const width = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (width === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= width)
}
const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim())
const addressBlocks = z.pipe(
  textThat(
    (text) => namesIn(text).every(isAddressBlock),
    'addresses such as 10.0.0.7 or 10.0.0.0/8 with commas between them are expected',
  ),
  z.transform(namesIn),
)

/** Where a process listens, how passengers and other processes reach it, and how it is run. */
export const addressesAndProcesses = {
  HOST: setting(z._default(z.string(), '127.0.0.1'), {
    about: 'where the site listens; one that no browser can open, such as `0.0.0.0`, needs `PUBLIC_URL` too',
  }),
  PORT: setting(z._default(port, 8080), { about: 'the port of the site' }),
  PUBLIC_URL: setting(z.optional(httpAddress), {
    unset: '`http://HOST:PORT`',
    about: 'the site as passengers reach it; https makes cookies Secure, and browsers use https alone for a year',
  }),
  FRAMES_URL: setting(z.optional(httpOrigin), {
    unset: '`http://<host of PUBLIC_URL>:FRAMES_PORT`',
    about: "the origin of scripts of payment providers and of the slide captcha, never the site's",
  }),
  FRAMES_PORT: setting(z.optional(port), {
    unset: 'the port after `PORT` and `SANDBOX_PORT`',
    about: 'where a process that delivers pages listens for that origin; production too',
  }),
  SANDBOX_PORT: setting(z.optional(port), { unset: '`PORT` + 1', about: 'where the sandbox listens' }),
  TRUSTED_PROXIES: setting(z.optional(addressBlocks), {
    unset: "this machine's own",
    about: 'balancers on other machines whose `X-Forwarded-For` is trusted, such as `10.0.0.7,10.1.0.0/16`',
  }),
  ROLE: setting(z._default(oneOf('all', 'api', 'delivery'), 'all'), {
    about: '`all`, or one of `api` (the service) and `delivery` (pages and builds)',
  }),
  API_URL: setting(z.optional(httpAddress), {
    unset: 'none',
    about: 'where `delivery` finds the service when it runs alone, such as `http://127.0.0.1:8082`',
  }),
  NODE_ENV: setting(z._default(oneOf('development', 'test', 'production'), 'development'), {
    about: '`development`, `test` or `production`; anything else is refused',
  }),
  DRAIN_GRACE_MS: setting(z._default(wholeNumber(0, 60_000), 0), {
    about: 'milliseconds for which a process that got SIGTERM still listens, not ready; at most 60000',
  }),
  LOG_LEVEL: setting(z._default(oneOf('silent', 'error', 'warn', 'info', 'debug'), 'warn'), {
    about: '`silent`, `error`, `warn`, `info` (each request), `debug`',
  }),
  VISITS_PER_CENT: setting(z.optional(wholeNumber(0, 100)), {
    unset: '25 in production, 100 elsewhere',
    about: 'of the documents that passengers open, how many report loads, faults and web vitals by version',
  }),
  PROBE_COMMAND: setting(z.optional(textThat((text) => text.startsWith('/'), 'an absolute path is expected')), {
    unset: 'files and hashes alone',
    about: 'a command that opens a failing version in a browser before it may be withdrawn automatically',
  }),
  METRICS_TOKEN: setting(
    z.optional(
      textThat((text) => /^[\x21-\x7e]{16,200}$/.test(text), '16 characters or more without spaces are expected'),
    ),
    {
      unset: 'none: in production no `/metrics`, elsewhere an open one',
      about: 'what a collector sends as `Authorization: Bearer <token>` to read `/metrics`',
    },
  ),
  SHUTTLE_CLOCK: setting(z.optional(textThat(isMoment, 'a moment such as 2023-02-10T09:00:00+08:00 is expected')), {
    unset: 'real time',
    about: 'the moment the clock starts at, such as `2023-02-10T09:00:00+08:00`; time runs on',
  }),
}
