/** All pages live below this; addresses are remembered with it or without it. */
const BASE = '/webhtml'
const NOWHERE = 'https://same-site.invalid'

/** Browsers drop tabs and line breaks from addresses and read `\` as `/`, so that `/\evil.example` leaves the site. */
const isPlain = (address: string): boolean => !/[\s\\]|\p{Cc}/u.test(address)

/**
 * The path (with query and fragment) of an address on this site, below the base, or undefined for anything that
 * could lead elsewhere: other protocols and hosts, `//host`, backslashes, dots that make it so (decision "accounts").
 */
export const sameSitePath = (address: string | null | undefined): string | undefined => {
  if (!address?.startsWith('/') || !isPlain(address) || !URL.canParse(address, NOWHERE)) return undefined
  const url = new URL(address, NOWHERE)
  if (url.origin !== NOWHERE || url.pathname.startsWith('//')) return undefined
  const below =
    url.pathname === BASE || url.pathname.startsWith(`${BASE}/`) ? url.pathname.slice(BASE.length) : url.pathname
  const path = below === '' ? '/' : below
  return path.startsWith('//') ? undefined : `${path}${url.search}${url.hash}`
}
