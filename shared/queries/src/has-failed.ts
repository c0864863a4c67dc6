import { isApiError } from '@shuttle/contracts'

/**
 * Whether a query has nothing to show because it failed. While an ended session waits for sign-in, its screen goes on loading:
 * nothing but the sign-in is announced.
 */
export const hasFailed = ({ error, data }: { error: unknown; data?: unknown }): boolean =>
  data === undefined && error !== null && !(isApiError(error) && error.kind === 'unauthorized')
