import { isApiError } from '@shuttle/contracts'
import { reportFault } from './host-functions'

/** Refusals, a missing network and an ended session are expected; anything else that a call throws is a fault. */
export const isExpectedFailure = (error: unknown): boolean =>
  isApiError(error) && ['refused', 'offline', 'unauthorized'].includes(error.kind)

/** Reports a call that failed outside of the query cache, which reports its own failures; `where` is for the log. */
export const reportFailure = (error: unknown, where: string): void => {
  if (!isExpectedFailure(error)) reportFault(error, where)
}
