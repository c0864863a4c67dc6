import { isApiError } from '@shuttle/contracts'

const ENDS = ['approved', 'rejected', 'overtaken'] as const
type End = (typeof ENDS)[number]

/** The state of a request that could not be withdrawn; undefined for other failures and for unknown states. */
export const endedOtherwise = (error: unknown): End | undefined => {
  if (!isApiError(error) || error.code !== 'REFUND_REQUEST_CLOSED') return undefined
  const { state } = (error.data ?? {}) as { state?: unknown }
  return ENDS.find((end) => end.toUpperCase() === state)
}
