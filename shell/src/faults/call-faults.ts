import { type ApiError, isApiError, type LanguageCode } from '@shuttle/contracts'
import type { ToastKind } from '@shuttle/host'
import { abortLoads } from '../remotes/abort-loads'
import { withTimeout } from '../remotes/with-timeout'

/** How the shell handles a failed call that no screen shows itself. */
export interface CallFaultHandlers {
  language: () => LanguageCode
  toast: (message: string, kind: ToastKind) => void
  showAnomaly: (error: unknown) => void
  /** The message for a fault that does not block the screen. */
  getText: (key: 'unexpected' | 'offline') => string
  /** The shell's own texts could not be fetched. */
  report: (error: unknown) => void
}

/** Faults with their own handling: signing in again, or reloading a page that is too old. */
export const isHandledElsewhere = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'unauthorized' || error.code === 'PAGE_TOO_OLD')

/** Timeout of loading the texts of the message. */
const TIMEOUT_MS = 2000

let hasFailed = false

/**
 * The shell's text for a known code; undefined for others. Texts and the list of
 * codes are loaded with the first refusal.
 */
const findErrorText = async (
  { kind, code }: ApiError,
  { language, report }: Pick<CallFaultHandlers, 'language' | 'report'>,
): Promise<string | undefined> => {
  // Only an answer of the service has a code. For too many requests, its own message names the minutes to wait.
  if ((kind !== 'refused' && kind !== 'not-found') || code === '' || code === 'TOO_MANY_REQUESTS') return undefined
  try {
    if (hasFailed) abortLoads()
    const loading = import(/* webpackChunkName: "error-texts" */ '@shuttle/i18n/errors')
    const { errorTexts } = await withTimeout(TIMEOUT_MS, loading)
    hasFailed = false
    const texts: Readonly<Record<string, string>> = errorTexts[language()]
    return Object.hasOwn(texts, code) ? texts[code] : undefined
  } catch (error) {
    hasFailed = true
    report(error)
    return undefined
  }
}

/**
 * Shows a refusal in a toast, by our own text for a known code, else by the answer's message. A fault without a message
 * leads to the anomalies page, unless the screen still has content (purchase 8; D9.15, D9.18).
 */
export const handleCallFault = async (
  error: unknown,
  hasContent: boolean,
  places: CallFaultHandlers,
): Promise<void> => {
  if (isHandledElsewhere(error)) return
  const message = isApiError(error) ? ((await findErrorText(error, places)) ?? error.answerMessage) : undefined
  if (message) return places.toast(message, 'error')
  if (!hasContent) return places.showAnomaly(error)
  const isOffline = isApiError(error) && error.kind === 'offline'
  places.toast(places.getText(isOffline ? 'offline' : 'unexpected'), 'error')
}
