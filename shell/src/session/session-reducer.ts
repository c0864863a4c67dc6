import type { SignedIn } from '@shuttle/calls'
import type { Session } from '@shuttle/contracts'

export interface SessionState {
  session: Session
  /** Short token of the signed-in member, sent as `Authorization`. */
  token: string | undefined
  /** The session could not be restored without network: a visitor for now, and restoring can be retried. */
  isRestorePending: boolean
}

/** Events of the session, in the past tense. */
export type SessionEvent =
  | { type: 'page-opened'; storedToken: string | undefined; hasMarker: boolean }
  | ({ type: 'restored' } & SignedIn)
  | { type: 'restore-refused' }
  | { type: 'restore-failed' }
  | ({ type: 'signed-in' } & SignedIn)
  | { type: 'expired' }
  | { type: 'signed-out' }
  | { type: 'signed-in-elsewhere' }
  | { type: 'signed-out-elsewhere' }

const visitor: SessionState = { session: { kind: 'visitor' }, token: undefined, isRestorePending: false }
const lapsed: SessionState = { ...visitor, session: { kind: 'visitor', mayReturn: true } }

const member = ({ token, user }: SignedIn): SessionState => ({
  session: { kind: 'member', user },
  token,
  isRestorePending: false,
})

export const unknownSession: SessionState = { session: { kind: 'unknown' }, token: undefined, isRestorePending: false }

/** The state of a session as a reducer (accounts 4, user-info call). */
export const sessionReducer = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'page-opened':
      // Without the marker the cookie is gone, and a token left behind would outlive it.
      return event.hasMarker ? { ...unknownSession, token: event.storedToken } : visitor
    case 'restored':
    case 'signed-in':
      return member(event)
    case 'restore-failed':
      return state.session.kind === 'member' ? state : { ...lapsed, isRestorePending: true }
    case 'signed-in-elsewhere':
      return state.session.kind === 'member' ? state : unknownSession
    case 'restore-refused':
    case 'expired':
      return lapsed
    case 'signed-out':
    case 'signed-out-elsewhere':
      return visitor
  }
}
