import { isApiError } from '@shuttle/contracts'

/**
 * Whether a query has no data because it failed. While an ended session waits for sign-in, its screen stays in the
 * loading state: only the sign-in is announced.
 */
export const hasFailed = ({ error, data }: { error: unknown; data?: unknown }): boolean =>
  data === undefined && error !== null && !(isApiError(error) && error.kind === 'unauthorized')
