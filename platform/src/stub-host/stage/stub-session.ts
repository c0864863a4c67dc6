import type { Session, User } from '@shuttle/contracts'
import type { Settings } from '../settings'
import { createStore } from './create-store'

const USERS: Readonly<Record<'member' | 'staff', User>> = {
  member: { nickname: 'Mei', avatarUrl: '', memberNumber: '10000001', level: 1, memberId: 'stub-member' },
  staff: { nickname: 'Staff', avatarUrl: '', memberNumber: '10000009', level: 9, memberId: 'stub-staff' },
}

const sessionOf = (wanted: Settings['session']): Session =>
  wanted === 'visitor' || wanted === 'service' ? { kind: 'visitor' } : { kind: 'member', user: USERS[wanted] }

interface SignedIn {
  token: string
  user: User
}
const KEY = 'stub-host-session'
const stored = (): SignedIn | undefined => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined

/** A session as the desk wants it, or as a login panel brought it from a service; that one lasts as long as the tab. */
export const createStubSession = (wanted: Settings['session']) => {
  let signedIn = stored()
  let chosen = wanted
  const store = createStore<Session>(signedIn ? { kind: 'member', user: signedIn.user } : sessionOf(wanted))
  return {
    get: store.get,
    subscribe: store.subscribe,
    token: () => signedIn?.token,
    /** What the desk wanted last. */
    chosen: () => chosen,
    choose: (next: Settings['session']) => {
      chosen = next
      signedIn = undefined
      sessionStorage.removeItem(KEY)
      store.set(sessionOf(next))
    },
    accept: (accepted: SignedIn) => {
      chosen = 'service'
      signedIn = accepted
      sessionStorage.setItem(KEY, JSON.stringify(accepted))
      store.set({ kind: 'member', user: accepted.user })
    },
  }
}
export type StubSession = ReturnType<typeof createStubSession>
