import { isApiError } from '@shuttle/contracts'

const ENDS = ['approved', 'rejected', 'overtaken'] as const
type End = (typeof ENDS)[number]

/** How a request ended that could not be withdrawn; undefined of another failure, and of an end that is not known. */
export const endedOtherwise = (error: unknown): End | undefined => {
  if (!isApiError(error) || error.code !== 'REFUND_REQUEST_CLOSED') return undefined
  const { state } = (error.data ?? {}) as { state?: unknown }
  return ENDS.find((end) => end.toUpperCase() === state)
}
