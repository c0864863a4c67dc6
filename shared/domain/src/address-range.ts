const IPV4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/

/** The eight groups of an IPv6 address, without leading zeros. */
const toGroups = (ip: string): string[] => {
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

/**
 * IPv4 addresses are their own range, also inside IPv6 (`::ffff:1.2.3.4`); IPv6 ranges are the /64 that one customer
 * has whole.
 */
export const addressRange = (ip: string): string => IPV4.exec(ip)?.[1] ?? toGroups(ip).slice(0, 4).join(':')
