import { addressRange } from '@shuttle/domain'

/** The range that visits are counted by: of IPv4 the /24, of IPv6 the /64. */
export const visitRange = (ip: string): string => addressRange(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')
