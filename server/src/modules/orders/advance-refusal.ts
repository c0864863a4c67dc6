import type { ErrorCode } from '@shuttle/contracts'
import type { TravelDateViolation } from '@shuttle/domain'

/** Windows that have a sentence of their own (decision "contradictions" 3: 10 and 15 days are settings of a line). */
const SPELLED_OUT: Readonly<Record<number, ErrorCode>> = { 10: 'ADVANCE_LIMIT_10', 15: 'ADVANCE_LIMIT_15' }

/** A day past the line's window, told with the number of days where there is a text for it. */
export const advanceRefusal = (refusal: TravelDateViolation, windowDays: number): ErrorCode =>
  refusal === 'DATE_NOT_ON_SALE' ? (SPELLED_OUT[windowDays] ?? refusal) : refusal
