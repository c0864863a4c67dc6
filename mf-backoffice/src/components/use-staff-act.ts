import { isApiError } from '@shuttle/contracts'
import { showAnomaly } from '@shuttle/host'
import { useCallMutation } from '@shuttle/queries'
import { useStaffRefusalText } from './use-staff-refusal-text'

/**
 * An act of staff behind a question: one at a time, its refusal said in place. A fault without a sentence goes to the fault page; an ended
 * session is left to the shell.
 */
export const useStaffAct = <Input, Result>({
  call,
  name,
}: {
  call: (input: Input) => Promise<Result>
  name: string
}) => {
  const toText = useStaffRefusalText()
  const { send, isPending, error, reset } = useCallMutation({ call, name: `mf-backoffice: ${name}` })
  /** Undefined where it was not done. */
  const act = async (input: Input): Promise<{ result: Result } | undefined> => {
    const outcome = await send(input)
    if (outcome.kind === 'done') return { result: outcome.result }
    if (outcome.kind === 'busy') return undefined
    const isEnded = isApiError(outcome.error) && outcome.error.kind === 'unauthorized'
    if (!isEnded && toText(outcome.error) === undefined) showAnomaly(outcome.error)
    return undefined
  }
  return { act, isPending, error: error === null ? undefined : toText(error), cause: error, clear: reset }
}
