import { isApiError, type LanguageCode } from '@shuttle/contracts'
import { reportFailure, showAnomaly, toast } from '@shuttle/host'
import { bookingErrorTexts, refusalSentence } from '@shuttle/i18n/errors'

/**
 * Message of a failed call in the reader's language; undefined for faults that have none. A refusal of accounts or
 * refunds has the answer's own message, so that booking pages do not contain those messages.
 */
export const getRefusalText = (error: unknown, language: LanguageCode): string | undefined =>
  isApiError(error) ? refusalSentence(error, bookingErrorTexts[language]) : undefined

/** Shows the message of a failure as a toast, if the screen itself shows what is missing. False when it has none. */
export const toastRefusal = (error: unknown, language: LanguageCode): boolean => {
  const text = getRefusalText(error, language)
  if (text !== undefined) toast(text, 'error')
  return text !== undefined
}

/**
 * Shows a failure without a place on the screen: a refusal as a toast, anything without a message on the anomalies page
 * (purchase 8). An ended session is left to the shell. Reports nothing: queries and mutations have done so.
 */
export const showFailure = (error: unknown, language: LanguageCode): void => {
  if (isApiError(error) && error.kind === 'unauthorized') return
  if (!toastRefusal(error, language)) showAnomaly(error)
}

/** Reports and shows the failure of a call that is neither a query nor a mutation. `name` is for the report. */
export const reportAndShowFailure = (error: unknown, language: LanguageCode, name: string): void => {
  reportFailure(error, name)
  showFailure(error, language)
}
