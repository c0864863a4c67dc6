import { createHmac } from 'node:crypto'
import { CODE_ALPHABET } from '../../passenger/orders'

const CHARACTERS = 16
const GROUP = 4

/** 32 letters and digits, so that the bytes of the digest map to them evenly: 80 bits per code. */
const toCode = (digest: Buffer): string =>
  [...digest.subarray(0, CHARACTERS)]
    .map((byte, at) => (at > 0 && at % GROUP === 0 ? '-' : '') + CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length))
    .join('')

/**
 * The codes of an issue, `ABCD-EFGH-JKLM-NPQR`: the same for the same key and salt. Neither the database, which has
 * salt and hashes, nor a form, which has the key, can compute them alone.
 */
export const makeCouponCodes = ({ salt, key, count }: { salt: string; key: string; count: number }): string[] =>
  Array.from({ length: count }, (_, at) => toCode(createHmac('sha256', salt).update(`${key}:${at}`).digest()))
