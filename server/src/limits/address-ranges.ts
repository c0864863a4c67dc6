import type { Range } from './limits'

const IPV4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/

/** The eight groups of an IPv6 address, without leading zeros. */
const toGroups = (ip: string): string[] => {
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** IPv4 addresses count alone, also inside IPv6 (`::ffff:1.2.3.4`); IPv6 by their /64, which one customer has whole. */
export const addressRange = (ip: string): string => IPV4.exec(ip)?.[1] ?? toGroups(ip).slice(0, 4).join(':')

/** Everything that a request from an address counts for, by range; an IPv4 address has no wider one but all. */
export const addressRanges = (ip: string): Partial<Record<Range, string>> & { address: string; all: string } => {
  const address = addressRange(ip)
  if (IPV4.test(ip)) return { address, all: '*' }
  const groups = address.split(':')
  const site = groups.slice(0, 3).join(':')
  const home = (Number.parseInt(groups[3] ?? '0', 16) >> 8).toString(16)
  return { address, net56: `${site}:${home}/56`, net48: `${site}/48`, all: '*' }
}
