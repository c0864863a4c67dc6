import { isApiError } from '@shuttle/contracts'
import { showAnomaly, useLanguage } from '@shuttle/host'
import { bookingErrorTexts, refundErrorTexts, refusalSentence } from '@shuttle/i18n/errors'
import { useCallMutation } from '@shuttle/queries'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'

/** The sentence of a refusal in the current language; undefined for a fault that has none. */
export const useStaffRefusalText = (): ((error: unknown) => string | undefined) => {
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const texts = { ...bookingErrorTexts[language], ...refundErrorTexts[language], ...staffTexts }
  return (error) => (isApiError(error) ? refusalSentence(error, texts) : undefined)
}

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
