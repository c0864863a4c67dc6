import { isApiError } from '@shuttle/contracts'
import type { ConfirmEvent } from '../domain/confirm-event'

/** What a failed confirmation means. Without an answer nobody knows whether money moved, so it is asked again, never paid again. */
export const eventOfConfirmError = (error: unknown): ConfirmEvent => {
  if (!isApiError(error) || error.kind !== 'refused') return { type: 'confirm-failed' }
  if (error.code === 'PAYMENT_PENDING') return { type: 'still-pending' }
  return error.code === 'PROVIDER_UNREACHABLE'
    ? { type: 'confirm-failed' }
    : { type: 'confirm-refused', code: error.code }
}
