import { isIP } from 'node:net'
import * as z from 'zod/mini'

const isMailbox = (text: string): boolean => /^([^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)

/** An origin without a character that a page would have to escape. */
const isAddress = (text: string): boolean => /^[^\s<>@"'&]+@[^\s<>@"'&]+$/.test(text)

/** Variables that guard a start, as docs/operate/settings.md names them. */
export const guardEnvironment = {
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], { error: 'one of development, test, production is expected' }),
    'development',
  ),
  SUPPORT_ADDRESS: z._default(
    z.string().check(z.refine(isAddress, { error: 'an address such as support@tickets.example is expected' })),
    'support@bridge-shuttle.example',
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.refine(isMailbox, { error: 'a sender such as Bridge Shuttle <no-reply@tickets.example> is expected' })),
  ),
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

const isHttps = (address: string): boolean => new URL(address).protocol === 'https:'

/**
 * Addresses at which production reaches passengers and providers: each must use https, or traffic can be read and
 * changed.
 */
export const addressFaults = (addresses: Record<string, string | undefined>): string[] =>
  Object.entries(addresses).flatMap(([name, address]) =>
    address === undefined || isHttps(address) ? [] : [`${name} does not begin with https://`],
  )

/** Between roles on one machine plain http is sufficient. */
export const roleAddressFaults = (apiUrl: string | undefined): string[] =>
  apiUrl === undefined || isHttps(apiUrl) || isLoopback(new URL(apiUrl).hostname)
    ? []
    : ['API_URL does not begin with https:// and is not on this machine']
