import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const MINUTE_MS = 60_000
/** A tab that stays open longer reports nothing more. */
export const VISIT_LASTS_MS = 24 * 60 * MINUTE_MS
const SIGNATURE_LENGTH = 16

/** Parts of the signed texts: a signature for another purpose with the same key opens nothing here. */
const hash = (purpose: 'visit' | 'range', text: string, key: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url').slice(0, SIGNATURE_LENGTH)

/** A new id of a visit: the minute it began, 72 random bits and a signature. It identifies no person. */
export const signVisit = (key: string, now: number): string => {
  const visit = `${Math.floor(now / MINUTE_MS).toString(36)}-${randomBytes(9).toString('base64url')}`
  return `${visit}.${hash('visit', visit, key)}`
}

/** The visit of a signed id at `now`, milliseconds; undefined when it is forged or older than a day. */
export const readVisit = (id: string, keys: readonly string[], now: number): string | undefined => {
  const [visit = '', signature = ''] = id.split('.')
  const given = Buffer.from(signature)
  const isSigned = keys.some((key) => {
    const right = Buffer.from(hash('visit', visit, key))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isSigned) return undefined
  const began = Number.parseInt(visit, 36) * MINUTE_MS
  return now < began + VISIT_LASTS_MS ? visit : undefined
}

/** A keyed hash of an address range (IPv4 /24, IPv6 /64): equal ranges are recognised, and no address is stored. */
export const hashRange = (range: string, key: string): string => hash('range', range, key)
