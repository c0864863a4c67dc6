import type { Session } from '@shuttle/contracts'
import { type Host, installHost } from '@shuttle/host'
import { QueryClient } from '@tanstack/react-query'
import { NOW } from './ticket-service'

const user = { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 1, memberId: 'm-1' }
export const MEMBER: Session = { kind: 'member', user }
export const LEVEL_ZERO: Session = { kind: 'member', user: { ...user, level: 0 } }

export interface PageHost extends Host {
  toasts: string[]
  anomalies: unknown[]
  /** What was reported for somebody to read. */
  faults: unknown[]
  /** What the traveller does with the sign-in popup. */
  popup: 'signs in' | 'signs in with level 0' | 'closes it'
}

const NoSlot: Host['Slot'] = () => null

/** A small but real host: a session that changes, a popup that is answered, paths that have owners. Installs itself. */
export const openPageHost = (options: { session?: Session; paths?: readonly string[] }): PageHost => {
  let session: Session = options.session ?? { kind: 'visitor' }
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const host: PageHost = {
    toasts: [],
    anomalies: [],
    faults: [],
    popup: 'signs in',
    session: {
      get: () => session,
      subscribe,
      requireSignIn: async () => {
        if (host.popup === 'closes it') return false
        session = host.popup === 'signs in' ? MEMBER : LEVEL_ZERO
        for (const listener of listeners) listener()
        return true
      },
      accept: () => undefined,
      signOut: async () => undefined,
    },
    language: { get: () => 'en', subscribe, set: async () => undefined },
    toast: (message) => host.toasts.push(message),
    now: () => NOW,
    events: { emit: () => undefined, on: () => () => undefined },
    reportFault: (error) => host.faults.push(error),
    showAnomaly: (error) => host.anomalies.push(error),
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } },
    }),
    Slot: NoSlot,
    isRoutable: (path) => options.paths?.includes(path) ?? false,
    findPath: () => undefined,
  }
  installHost(host)
  return host
}
