import { addressRange } from '@shuttle/domain'
import type { Range } from '../config/limits'

/** All keys that a request from an address counts for, by range; an IPv4 address has no wider range than all. */
export const addressRanges = (ip: string): Partial<Record<Range, string>> & { address: string; all: string } => {
  const address = addressRange(ip)
  const groups = address.split(':')
  if (groups.length === 1) return { address, all: '*' }
  const site = groups.slice(0, 3).join(':')
  const home = (Number.parseInt(groups[3] ?? '0', 16) >> 8).toString(16)
  return { address, net56: `${site}:${home}/56`, net48: `${site}/48`, all: '*' }
}
