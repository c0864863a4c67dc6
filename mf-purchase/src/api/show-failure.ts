import { isApiError, type LanguageCode } from '@shuttle/contracts'
import { reportFault, showAnomaly, toast } from '@shuttle/host'
import { refusalText } from './refusal-text'

/**
 * What a failed action shows where the screen has no better place: a refusal is said, a lost session is the shell's,
 * anything without a word is the anomalies page (purchase 8).
 */
export const showFailure = (error: unknown, language: LanguageCode): void => {
  if (isApiError(error) && error.kind === 'unauthorized') return
  const text = refusalText(error, language)
  if (text !== undefined) {
    toast(text, 'error')
    return
  }
  if (!isApiError(error)) reportFault(error, 'mf-purchase')
  showAnomaly(error)
}
