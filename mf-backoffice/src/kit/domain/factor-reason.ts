import { type ErrorCode, isApiError } from '@shuttle/contracts'

/** Refusals that the second factor resolves: the action can be repeated after it is verified. */
const FACTOR_REASONS = [
  'STAFF_FACTOR_NEEDED',
  'STAFF_SESSION_IDLE',
  'STAFF_STEP_UP_NEEDED',
] as const satisfies readonly ErrorCode[]
export type FactorReason = (typeof FACTOR_REASONS)[number]

export const findFactorReason = (error: unknown): FactorReason | undefined =>
  isApiError(error) ? FACTOR_REASONS.find((reason) => reason === error.code) : undefined

/** Refusals that make the rights of the index query stale. */
const STALE_INDEX: readonly string[] = ['FORBIDDEN', 'STAFF_ENROLMENT_NEEDED'] satisfies ErrorCode[]

export const makesIndexStale = (error: unknown): boolean => isApiError(error) && STALE_INDEX.includes(error.code)
