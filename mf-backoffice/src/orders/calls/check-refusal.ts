import { isApiError } from '@shuttle/contracts'
import { type Instant, toInstant } from '@shuttle/domain'

/** Why a ticket is not good, as far as the refusal has it. */
export interface CheckRefusal {
  code: string
  usedAt?: Instant
  usedPlace?: string
  goodFrom?: Instant
  goodUntil?: Instant
}

/** A moment of a refusal, `yyyy-MM-dd HH:mm:ss` in business time (UTC+8). */
const readOptional = (moment: unknown): Instant | undefined =>
  typeof moment === 'string' && moment !== '' ? toInstant(moment.slice(0, 10), moment.slice(11)) : undefined

/** Undefined for a fault. */
export const readCheckRefusal = (error: unknown): CheckRefusal | undefined => {
  if (!isApiError(error) || error.kind !== 'refused') return undefined
  const data = (error.data ?? {}) as Readonly<Record<string, unknown>>
  const [usedAt, goodFrom, goodUntil] = [data.useTime, data.goodFrom, data.goodUntil].map(readOptional)
  return {
    code: error.code,
    ...(usedAt !== undefined && { usedAt, usedPlace: String(data.usePlace ?? '') }),
    ...(goodFrom !== undefined && { goodFrom }),
    ...(goodUntil !== undefined && { goodUntil }),
  }
}
