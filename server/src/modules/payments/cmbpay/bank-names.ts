import { createHash } from 'node:crypto'
import type { Instant } from '@shuttle/domain'

const OFFSET_MS = 8 * 3_600_000

/** `yyyyMMddHHmmss` in UTC+8. */
export const bankMoment = (at: Instant): string =>
  new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace(/\D/g, '')

/** `yyyyMMdd` in UTC+8: orders are filed under their day. */
export const bankDay = (at: Instant): string => bankMoment(at).slice(0, 8)

/** The bank's order numbers have 6 to 32 letters and digits, no hyphen. */
export const bankOrderNo = (requestNo: string): string => requestNo.replaceAll('-', '')

const SERIAL_LENGTH = 20

/** Up to 20 characters; the same refund always has the same, so the bank makes it once. */
export const refundSerialNo = (refundNo: string): string =>
  createHash('sha256').update(refundNo).digest('hex').slice(0, SERIAL_LENGTH)
