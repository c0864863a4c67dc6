import { isApiError } from '@shuttle/contracts'
import { showAnomaly, toast } from '@shuttle/host'
import { useStaffRefusalText } from './use-staff-action'

/**
 * Shows why an action failed: a sentence as a toast, a fault without one on the fault page. The shell handles an ended
 * session.
 */
export const useShowFailure = (): ((error: unknown) => void) => {
  const toText = useStaffRefusalText()
  return (error) => {
    if (isApiError(error) && error.kind === 'unauthorized') return
    const text = toText(error)
    if (text === undefined) showAnomaly(error)
    else toast(text, 'error')
  }
}
