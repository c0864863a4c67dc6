import type { Session, User } from '@shuttle/contracts'
import type { Settings } from '../settings'
import { createStore } from './create-store'

const USERS: Readonly<Record<'member' | 'staff', User>> = {
  member: { nickname: 'Mei', avatarUrl: '', memberNumber: '10000001', level: 1, memberId: 'stub-member' },
  staff: { nickname: 'Staff', avatarUrl: '', memberNumber: '10000009', level: 9, memberId: 'stub-staff' },
}

const sessionOf = (wanted: Settings['session']): Session =>
  wanted === 'visitor' ? { kind: 'visitor' } : { kind: 'member', user: USERS[wanted] }

/** A session as the desk wants it, or as a login panel of the remote itself brought it. */
export const createStubSession = (wanted: Settings['session']) => {
  const store = createStore<Session>(sessionOf(wanted))
  let token: string | undefined
  let chosen = wanted
  return {
    get: store.get,
    subscribe: store.subscribe,
    token: () => token,
    /** What the desk wanted last. */
    chosen: () => chosen,
    choose: (next: Settings['session']) => {
      chosen = next
      token = undefined
      store.set(sessionOf(next))
    },
    accept: (signedIn: { token: string; user: User }) => {
      token = signedIn.token
      store.set({ kind: 'member', user: signedIn.user })
    },
  }
}
export type StubSession = ReturnType<typeof createStubSession>
