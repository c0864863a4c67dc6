import { createHash } from 'node:crypto'

export const scriptHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Where a remote of another site is served from: an address that names this one folder. */
export interface ForeignFolder {
  base: string
  hasFonts: boolean
}

const folders = (foreign: readonly ForeignFolder[]): string => foreign.map(({ base }) => ` ${base}`).join('')

/**
 * Headers of every composed page. Scripts: files of this site and of the
 * folders of its remotes elsewhere, with a hash (Integrity-Policy), whose address the boot
 * script's Trusted Types policy admits, and the boot script itself by hash; nothing inline, no eval. Forms go to this site,
 * and to the origins of those ways to pay that are turned on.
 */
export const pageHeaders = (
  bootScript: string,
  foreign: readonly ForeignFolder[] = [],
  formOrigins: readonly string[] = [],
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${scriptHash(bootScript)}${folders(foreign)}`,
    `style-src 'self'${folders(foreign)}`,
    `img-src 'self' data:${folders(foreign)}`,
    ...(foreign.some(({ hasFonts }) => hasFonts) ? [`font-src${folders(foreign)}`] : []),
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /webhtml/report',
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Cookie, Accept-Encoding',
})
