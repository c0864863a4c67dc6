/** Browsers drop tabs and line breaks from addresses and read `\` as `/`, so that `/\evil.example` leaves the site. */
const isPlain = (address: string): boolean => !/[\s\\]|\p{Cc}/u.test(address)

const isDots = (segment: string, dots: '.' | '..') => segment.replace(/%2e/gi, '.') === dots

/** The path a browser resolves from one with `.` and `..` in it. */
const resolveDots = (pathname: string): string => {
  const segments = pathname.slice(1).split('/')
  const resolvedSegments: string[] = []
  for (const [index, segment] of segments.entries()) {
    const isHere = isDots(segment, '.')
    const isUp = isDots(segment, '..')
    if (isUp) resolvedSegments.pop()
    if (!isHere && !isUp) resolvedSegments.push(segment)
    else if (index === segments.length - 1) resolvedSegments.push('')
  }
  return `/${resolvedSegments.join('/')}`
}

/**
 * The path (with query and fragment) of an address on this site, or undefined for anything that could lead elsewhere:
 * other protocols and hosts, `//host`, backslashes, dots that resolve so (D6.session.2). `base` ends with a slash, and
 * addresses are remembered with or without it.
 */
export const sameSitePath = (address: string | null | undefined, base: string): string | undefined => {
  if (!address?.startsWith('/') || !isPlain(address)) return undefined
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const resolved = resolveDots(pathname)
  if (pathname.startsWith('//') || resolved.startsWith('//')) return undefined
  const below = `${resolved}/`.startsWith(base) ? resolved.slice(base.length - 1) : resolved
  const path = below === '' ? '/' : below
  return path.startsWith('//') ? undefined : `${path}${rest}`
}
