import { isApiError } from '@shuttle/contracts'

/** Refusals that the second factor heals: the act may be repeated once it was given. */
const FACTOR_REASONS = ['STAFF_FACTOR_NEEDED', 'STAFF_SESSION_IDLE', 'STAFF_STEP_UP_NEEDED'] as const
export type FactorReason = (typeof FACTOR_REASONS)[number]

export const findFactorReason = (error: unknown): FactorReason | undefined =>
  isApiError(error) ? FACTOR_REASONS.find((reason) => reason === error.code) : undefined

/** Refusals after which the screens no longer know what this person may do. */
const STALE_INDEX = ['FORBIDDEN', 'STAFF_ENROLMENT_NEEDED']

export const makesIndexStale = (error: unknown): boolean => isApiError(error) && STALE_INDEX.includes(error.code)
