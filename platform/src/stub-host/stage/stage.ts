import type { LanguageCode, RemoteModule, Session, User } from '@shuttle/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { Settings } from '../settings'
import type { StubFacts } from '../stub-facts'
import type { Store } from './create-store'
import type { StubSession } from './stub-session'

/** What the stage draws above or below the remote. */
export interface Notes {
  toast?: { id: number; message: string }
  /** A call was made and no service is there. */
  isUnanswered: boolean
  anomaly?: string
  /** Somebody must be signed in for what the remote wants to do. */
  askToSignIn?: (isSignedIn: boolean) => void
}

/** Everything the stage is made of. */
export interface Stage {
  facts: StubFacts
  module: RemoteModule
  engine: i18n
  session: StubSession
  language: Store<LanguageCode>
  notes: Store<Notes>
  queryClient: QueryClient
  /** Texts of one more module; it changes language with the others from now on. */
  addModule: (module: RemoteModule) => Promise<void>
  /** Switches the language with texts, document and remote. */
  setLanguage: (language: LanguageCode) => Promise<void>
  /** Becomes somebody else, as chosen at the desk. */
  become: (wanted: Settings['session']) => void
  /** Somebody signed in at the service. */
  accept: (signedIn: { token: string; user: User }) => void
  reportFault: (error: unknown, where: string) => void
}

export const isAllowed = (session: Session, guard: 'public' | 'member' | 'staff'): boolean => {
  if (guard === 'public') return true
  if (session.kind !== 'member') return false
  return guard === 'member' || session.user.level >= 9
}
