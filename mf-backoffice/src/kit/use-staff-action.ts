import { isApiError } from '@shuttle/contracts'
import { showAnomaly } from '@shuttle/host'
import { useCallMutation } from '@shuttle/queries'
import { useStaffRefusalText } from './use-staff-refusal-text'

/**
 * Runs a confirmed action of staff, one at a time, and returns its refusal as text. A fault without a sentence opens
 * the fault page; the shell handles an ended session.
 */
export const useStaffAction = <Input, Result>({
  call,
  name,
}: {
  call: (input: Input) => Promise<Result>
  name: string
}) => {
  const toText = useStaffRefusalText()
  const { send, isPending, error, reset } = useCallMutation({ call, name: `mf-backoffice: ${name}` })
  /** Undefined where the action was not done. */
  const run = async (input: Input): Promise<{ result: Result } | undefined> => {
    const outcome = await send(input)
    if (outcome.kind === 'done') return { result: outcome.result }
    if (outcome.kind === 'busy') return undefined
    const isEnded = isApiError(outcome.error) && outcome.error.kind === 'unauthorized'
    if (!isEnded && toText(outcome.error) === undefined) showAnomaly(outcome.error)
    return undefined
  }
  return { run, isPending, error: error === null ? undefined : toText(error), cause: error, clear: reset }
}
