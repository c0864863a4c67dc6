import { TAB_MEMBER_KEY } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type SessionEvent, type SessionState, sessionReducer, unknownSession } from './session-reducer'

const TOKEN_KEY = 'token'

export interface SessionStore extends Pick<StoreApi<SessionState>, 'subscribe'> {
  get: () => SessionState
  dispatch: (event: SessionEvent) => void
}

export const storedToken = (): string | undefined => safeStorage.session.get(TOKEN_KEY)
export const hasSessionMarker = (): boolean => /(^|; )signed_in=1/.test(document.cookie)

export const clearSessionMarker = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16.4
  document.cookie = 'signed_in=; path=/; max-age=0'
}

/** The session of this visit. The token is stored in session storage and here, nowhere else (D9.21). */
export const createSessionStore = (): SessionStore => {
  const store = createStore<SessionState>(() => unknownSession)
  return {
    get: store.getState,
    subscribe: store.subscribe,
    dispatch: (event) => {
      const next = sessionReducer(store.getState(), event)
      if (next.token === undefined) safeStorage.session.remove(TOKEN_KEY)
      else safeStorage.session.set(TOKEN_KEY, next.token)
      store.setState(next, true)
    },
  }
}

/** The member of this tab, even after the session ended: typed values and the return address are for them only. */
export const expectedMember = {
  get: (): string | undefined => safeStorage.session.get(TAB_MEMBER_KEY),
  set: (memberId: string): void => safeStorage.session.set(TAB_MEMBER_KEY, memberId),
  clear: (): void => safeStorage.session.remove(TAB_MEMBER_KEY),
}

const KEY = 'signOutOwed'

/**
 * A member signed out here without reaching the service: the cookie, which no
 * script can remove, still opens the session.
 */
export const isSignOutPending = (): boolean => safeStorage.local.get(KEY) !== undefined

export const setSignOutPending = (): void => safeStorage.local.set(KEY, '1')

/** The service has received the sign-out, or the cookie belongs to a newer session. */
export const clearPendingSignOut = (): void => safeStorage.local.remove(KEY)
