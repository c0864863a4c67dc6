import { type ErrorCode, isApiError } from '@shuttle/contracts'
import { create } from 'zustand'

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

interface FactorRequests {
  /** Why the second factor is required; undefined while nothing waits for it. */
  reason: FactorReason | undefined
}

/** Open request for the second factor; the visible page renders it. */
export const useFactorRequests = create<FactorRequests>()(() => ({ reason: undefined }))

let waiting: ((isGiven: boolean) => void)[] = []

/** Makes the page request the second factor, once for all waiting actions. Resolves to false when it was declined. */
export const requestFactor = (reason: FactorReason): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    useFactorRequests.setState({ reason })
  })

/** The second factor was verified or declined: all waiting actions continue. */
export const answerFactor = (isGiven: boolean): void => {
  const answered = waiting
  waiting = []
  useFactorRequests.setState({ reason: undefined })
  for (const resolve of answered) resolve(isGiven)
}
