import type { EventName, ShuttleEvents } from '@shuttle/contracts'
import type { Host } from '@shuttle/host'
import { tellDesk } from '../messages'
import { SlotBox } from './slot-box'
import type { Stage } from './stage'

type Listener = (detail: never) => void

const createEvents = (reportFault: Stage['reportFault']): Host['events'] => {
  const listeners = new Map<EventName, Set<Listener>>()
  return {
    emit: (name, detail) => {
      tellDesk({ to: 'desk', log: { kind: 'event', text: `${name} ${JSON.stringify(detail)}` } })
      for (const listener of listeners.get(name) ?? []) {
        try {
          ;(listener as (detail: ShuttleEvents[typeof name]) => void)(detail)
        } catch (error) {
          reportFault(error, `listener of ${name}`)
        }
      }
    },
    on: (name, listener) => {
      const own = listeners.get(name) ?? new Set<Listener>()
      listeners.set(name, own.add(listener as Listener))
      return () => own.delete(listener as Listener)
    },
  }
}

/** What remotes may ask of the stub: everything a shell does, with each act told to the desk. */
export const createStubHost = (stage: Stage, clock: { now: () => number }): Host => {
  const { session, notes, language, facts } = stage
  const events = createEvents(stage.reportFault)
  const log = (kind: 'toast' | 'session', text: string) => tellDesk({ to: 'desk', log: { kind, text } })
  let toasts = 0
  return {
    session: {
      get: session.get,
      subscribe: session.subscribe,
      requireSignIn: () =>
        session.get().kind === 'member'
          ? Promise.resolve(true)
          : new Promise((resolve) => notes.set({ ...notes.get(), askToSignIn: resolve })),
      accept: (signedIn) => {
        stage.accept(signedIn)
        log('session', `signed in as ${signedIn.user.nickname}`)
        events.emit('session:signed-in', { memberId: signedIn.user.memberId })
      },
      signOut: async () => {
        stage.become('visitor')
        log('session', 'signed out')
        events.emit('session:signed-out', {})
        events.emit('session:member-left', {})
      },
    },
    language: {
      get: language.get,
      subscribe: language.subscribe,
      set: async (next) => {
        await stage.setLanguage(next)
        events.emit('session:language-changed', { language: next })
      },
    },
    toast: (message, kind = 'plain') => {
      toasts += 1
      log('toast', kind === 'plain' ? message : `${message} (${kind})`)
      notes.set({ ...notes.get(), toast: { id: toasts, message } })
    },
    now: clock.now,
    events,
    reportFault: stage.reportFault,
    showAnomaly: (error) => {
      stage.reportFault(error, 'anomaly')
      notes.set({ ...notes.get(), anomaly: error instanceof Error ? error.message : String(error) })
    },
    queryClient: stage.queryClient,
    Slot: SlotBox,
    isRoutable: (path) => facts.manifest.pages.some((page) => page.path === path),
    findPath: (routeName) => facts.manifest.pages.find(({ name }) => name === routeName)?.path,
  }
}
