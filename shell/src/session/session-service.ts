import { send } from '@shuttle/api-client'
import type { SignedIn } from '@shuttle/calls'
import { WIRE_VERSION } from '@shuttle/calls'
import { ApiError, isApiError } from '@shuttle/contracts'
import type { EarlyCalls } from '../boot/early-calls'
import type { SessionChannel } from './session-channel'
import {
  clearPendingSignOut,
  clearSessionMarker,
  expectedMember,
  hasSessionMarker,
  isSignOutPending,
  type SessionStore,
  setSignOutPending,
  storedToken,
} from './session-store'
import { sessionEnd, signedInFromAnswer } from './user.mapper'

const USER_INFO = 'wx/query.wx.user.information'
const nothing = () => undefined
const OURS = { idempotent: true, wireVersion: WIRE_VERSION }

export interface SessionService {
  /** Begins the visit: visitors are known at once, members are restored by the cookie. Never rejects. */
  open: () => Promise<void>
  /** Resolves when a pending restore has ended, whether or not it succeeded. */
  untilKnown: () => Promise<void> | undefined
  /** Renews the short token with the cookie. Undefined when the session is over; rejects without network. */
  renew: () => Promise<string | undefined>
  accept: (signedIn: SignedIn) => void
  signOut: () => Promise<void>
  /** The session ended on the server. */
  expire: () => void
  /** Restores again after a restore without network. */
  restoreAgain: () => Promise<void>
}

export const createSessionService = (parts: {
  store: SessionStore
  channel: SessionChannel
  early: EarlyCalls
  /** Another person may use this device next: removes the data loaded for the last one. */
  forget: () => void
  onSignedIn: (memberId: string) => void
  onSignedOut: () => void
  /**
   * A member signed out or another one signed in: stored forms are removed too, unlike when a session ends by itself.
   * `isHere` is false when another tab reported it, which has cleared what all tabs share.
   */
  onLeft: (isHere: boolean) => void
  /** The service ended a session whose cookie this browser still had. */
  onEnded: (code: '401' | '408') => void
}): SessionService => {
  const { store, channel, early } = parts
  let restoring: ReturnType<typeof fetchSignedIn> | undefined
  /** The member that may still return, even after the session ended by itself and the page was reloaded. */
  let expected = expectedMember.get()

  const memberId = () => {
    const { session } = store.get()
    return session.kind === 'member' ? session.user.memberId : undefined
  }

  const clearOtherMember = ({ user }: SignedIn) => {
    const before = memberId()
    if (before !== undefined && before !== user.memberId) parts.forget()
    if (expected !== undefined && expected !== user.memberId) parts.onLeft(true)
    expected = user.memberId
    expectedMember.set(expected)
  }

  const restoreMember = (signedIn: SignedIn) => {
    clearOtherMember(signedIn)
    store.dispatch({ type: 'restored', ...signedIn })
  }

  const fetchSignedIn = async (): Promise<SignedIn | { ended: '401' | '408' }> => {
    const started = early.user
    delete early.user
    // Without an early user call, a later call may restore another member: drops the early answer of the former one.
    if (!started) delete early.first
    // A call that failed before the scripts were loaded is sent again.
    const answer = await started?.catch(() => undefined)
    const ended = sessionEnd(answer)
    if (ended) return { ended }
    const restored = signedInFromAnswer(answer)
    if (restored) return restored
    try {
      const account = signedInFromAnswer(await send(USER_INFO, {}, { ...OURS, anonymous: true }))
      if (!account) throw new ApiError({ kind: 'unreadable' })
      return account
    } catch (error) {
      if (isApiError(error) && error.kind === 'unauthorized') return { ended: error.code === '408' ? '408' : '401' }
      throw error
    }
  }

  /** Sends one request at a time, however many callers wait for the answer. */
  const restore = () => {
    restoring ??= fetchSignedIn().finally(() => {
      restoring = undefined
    })
    return restoring
  }

  const refuse = () => {
    // The marker cookie outlived the session cookie: the next page need not restore.
    clearSessionMarker()
    store.dispatch({ type: 'restore-refused' })
  }

  const restoreSession = async () => {
    try {
      const restored = await restore()
      if ('ended' in restored) {
        refuse()
        parts.onEnded(restored.ended)
      } else restoreMember(restored)
    } catch {
      store.dispatch({ type: 'restore-failed' })
    }
  }

  const end = (event: 'signed-out' | 'expired' | 'signed-out-elsewhere') => {
    const { session: before } = store.get()
    delete early.first
    const hadMember = before.kind !== 'visitor' || before.mayReturn === true
    store.dispatch({ type: event })
    if (event !== 'expired' && hadMember) {
      expected = undefined
      expectedMember.clear()
      parts.onLeft(event === 'signed-out')
    }
    if (before.kind !== 'member' && event !== 'signed-out') return
    parts.forget()
    parts.onSignedOut()
  }

  /** Sends the pending sign-out; `unauthorized` means that there was no session to end. */
  const sendPendingSignOut = async () => {
    if (!isSignOutPending()) return
    try {
      await send('logout', {}, { ...OURS, anonymous: store.get().token === undefined })
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'unauthorized') return
    }
    clearPendingSignOut()
  }
  addEventListener('online', () => void sendPendingSignOut())

  const restoreAgain = async () => {
    if (store.get().isRestorePending && !isSignOutPending()) await restoreSession()
  }
  /**
   * Repeats a lost call as soon as it may succeed. A return to the tab fires two
   * events; the second finds the call in flight.
   */
  const restoreOnReturn = () => {
    if (document.visibilityState === 'visible' && !restoring) void restoreAgain()
  }
  for (const event of ['online', 'focus']) addEventListener(event, restoreOnReturn)
  document.addEventListener('visibilitychange', restoreOnReturn)

  channel.listen((message) => {
    if (message.type === 'signed-out') end('signed-out-elsewhere')
    else if (message.memberId !== memberId()) {
      store.dispatch({ type: 'signed-in-elsewhere' })
      void restoreSession()
    }
  })

  return {
    open: async () => {
      if (isSignOutPending()) {
        // A member that signed out stays so, whether or not the service can be reached now.
        delete early.user
        clearSessionMarker()
        store.dispatch({ type: 'page-opened', storedToken: undefined, hasMarker: false })
        return sendPendingSignOut()
      }
      // A 401 that arrived before has already removed the marker.
      const hasMarker = hasSessionMarker() || early.user !== undefined
      store.dispatch({ type: 'page-opened', storedToken: storedToken(), hasMarker })
      if (store.get().session.kind === 'unknown') await restoreSession()
    },
    untilKnown: () => {
      const { session, token } = store.get()
      const isUnknown = session.kind === 'unknown' && token === undefined
      return isUnknown ? restoring?.then(nothing, nothing) : undefined
    },
    renew: async () => {
      if (isSignOutPending()) return undefined
      const restored = await restore()
      if ('ended' in restored) return undefined
      restoreMember(restored)
      return restored.token
    },
    accept: (signedIn) => {
      delete early.first
      clearOtherMember(signedIn)
      clearPendingSignOut()
      store.dispatch({ type: 'signed-in', ...signedIn })
      channel.post({ type: 'signed-in', memberId: signedIn.user.memberId })
      parts.onSignedIn(signedIn.user.memberId)
    },
    signOut: async () => {
      // The answer removes the cookie. Without an answer this device still clears its data, and sends the call later.
      setSignOutPending()
      await sendPendingSignOut()
      clearSessionMarker()
      end('signed-out')
      channel.post({ type: 'signed-out' })
    },
    expire: () => {
      clearSessionMarker()
      end('expired')
    },
    restoreAgain,
  }
}
