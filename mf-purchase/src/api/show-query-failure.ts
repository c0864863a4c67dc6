import { isApiError, type LanguageCode } from '@shuttle/contracts'
import { showAnomaly, toast } from '@shuttle/host'
import { refusalText } from './refusal-text'

/**
 * What a failed query shows where the screen has no better place: a refusal is said, a lost session is the shell's, anything without
 * a word is the anomalies page (purchase 8). The query cache has reported it by then.
 */
export const showQueryFailure = (error: unknown, language: LanguageCode): void => {
  if (isApiError(error) && error.kind === 'unauthorized') return
  const text = refusalText(error, language)
  if (text === undefined) showAnomaly(error)
  else toast(text, 'error')
}
