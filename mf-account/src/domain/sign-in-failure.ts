import { isApiError } from '@shuttle/contracts'

/** Why the service let nobody in, told apart as far as a traveller can act on it. */
export type SignInFailure =
  | {
      kind: 'known'
      code: 'BAD_CREDENTIALS' | 'ACCOUNT_BLOCKED' | 'TOO_MANY_REQUESTS' | 'OFFLINE' | 'UNREACHABLE' | 'UNAVAILABLE'
    }
  /** A refusal this build does not know: the service's own sentence, already in the user's language. */
  | { kind: 'told'; message: string }

const KNOWN = ['BAD_CREDENTIALS', 'ACCOUNT_BLOCKED', 'TOO_MANY_REQUESTS'] as const

export const signInFailure = (error: unknown): SignInFailure => {
  if (!isApiError(error)) return { kind: 'known', code: 'UNAVAILABLE' }
  if (error.kind === 'offline') return { kind: 'known', code: error.code === 'OFFLINE' ? 'OFFLINE' : 'UNREACHABLE' }
  if (error.kind === 'timeout') return { kind: 'known', code: 'UNREACHABLE' }
  const known = KNOWN.find((code) => code === error.code)
  if (known) return { kind: 'known', code: known }
  if (error.answerMessage) return { kind: 'told', message: error.answerMessage }
  return { kind: 'known', code: 'UNAVAILABLE' }
}
