import { isApiError } from '@shuttle/contracts'
import { showAnomaly, toast } from '@shuttle/host'
import { useStaffRefusalText } from './use-staff-refusal-text'

/** Shows why an act was not done: a sentence as a toast, a fault without one on the fault page. An ended session is left to the shell. */
export const useShowFailure = (): ((error: unknown) => void) => {
  const toText = useStaffRefusalText()
  return (error) => {
    if (isApiError(error) && error.kind === 'unauthorized') return
    const text = toText(error)
    if (text === undefined) showAnomaly(error)
    else toast(text, 'error')
  }
}
