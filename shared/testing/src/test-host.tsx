import {
  type EventName,
  isApiError,
  type LanguageCode,
  type RemoteModule,
  type Session,
  type User,
} from '@shuttle/contracts'
import { getHost, type Host, installHost, isMainQuery, type SlotRequest, type ToastKind } from '@shuttle/host'
import { errorTexts, refusalSentence } from '@shuttle/i18n/errors'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'

/** 10 a.m. of 21 November 2026, business time; a test's clock is fixed. */
export const TEST_NOW = Date.parse('2026-11-21T10:00:00+08:00')

export const aUser = (change: Partial<User> = {}): User => ({
  nickname: 'Ming',
  avatarUrl: '',
  memberNumber: '80001',
  level: 1,
  memberId: 'm-1',
  ...change,
})
export const aMember = (change: Partial<User> = {}): Session => ({ kind: 'member', user: aUser(change) })

export interface TestHostOptions {
  session?: Session | undefined
  language?: LanguageCode | undefined
  /** Paths with an owner, beside those of `routes`. */
  paths?: readonly string[] | undefined
  /** Route names and their paths, as in the manifest of the remote under test. */
  routes?: Readonly<Record<string, string>> | undefined
  /** Slots that the remote under test fills; the others stay empty. */
  slots?: RemoteModule['slots'] | undefined
  /** Reports are collected in `faults`; without it a report fails the test. */
  takesFaults?: boolean | undefined
}

export interface TestHost extends Host {
  toasts: { message: string; kind: ToastKind | undefined }[]
  /** The toasts without their kind. */
  readonly toastTexts: string[]
  faults: unknown[]
  anomalies: unknown[]
  accepted: Parameters<Host['session']['accept']>[0][]
  signOuts: number
  slots: RemoteModule['slots']
  /** Session after the sign-in popup; undefined when the passenger closes it. */
  popup: Session | undefined
}

/** Renders a slot that the remote under test fills, as a shell would. */
const TestSlot = ({ name, props, skeleton }: SlotRequest) => {
  const [Filler, setFiller] = useState<ComponentType<SlotRequest['props']>>()
  const load = (getHost() as TestHost).slots[name] as (() => Promise<{ Slot: ComponentType<never> }>) | undefined
  useEffect(() => {
    void load?.().then(({ Slot }) => setFiller(() => Slot as ComponentType<SlotRequest['props']>))
  }, [load])
  return Filler ? <Filler {...props} /> : load && skeleton
}

/** A small but working host: a session that changes, events that arrive, paths that have owners. Installs itself. */
export const createTestHost = (options: TestHostOptions = {}): TestHost => {
  let session: Session = options.session ?? { kind: 'visitor' }
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const changeSession = (next: Session) => {
    session = next
    for (const listener of listeners) listener()
  }
  const bus = new EventTarget()
  const routes = options.routes ?? {}
  const paths = [...Object.values(routes), ...(options.paths ?? [])]
  /**
   * As in the shell: a message is a toast, none is the anomalies page, and an ended session is shown by sign-in alone.
   */
  const showFault = (error: unknown, content: unknown) => {
    if (isApiError(error) && error.kind === 'unauthorized') return
    const sentence = isApiError(error) ? refusalSentence(error, errorTexts[host.language.get()]) : undefined
    if (sentence !== undefined) host.toast(sentence, 'error')
    else if (content === undefined) host.showAnomaly(error)
    else host.toast('could not be loaded again', 'error')
  }
  const host: TestHost = {
    toasts: [],
    get toastTexts() {
      return host.toasts.map(({ message }) => message)
    },
    faults: [],
    anomalies: [],
    accepted: [],
    signOuts: 0,
    popup: aMember(),
    session: {
      get: () => session,
      subscribe,
      requireSignIn: async () => {
        if (session.kind !== 'member' && host.popup) changeSession(host.popup)
        return session.kind === 'member'
      },
      accept: (signedIn) => {
        host.accepted.push(signedIn)
        changeSession({ kind: 'member', user: signedIn.user })
      },
      signOut: async () => {
        host.signOuts += 1
        changeSession({ kind: 'visitor' })
      },
    },
    language: { get: () => options.language ?? 'en', subscribe, set: async () => undefined },
    toast: (message, kind) => host.toasts.push({ message, kind }),
    now: () => TEST_NOW,
    events: {
      emit: (name, detail) => bus.dispatchEvent(new CustomEvent(name, { detail })),
      on: (name: EventName, listener: (detail: never) => void) => {
        const handle = (event: Event) => listener((event as CustomEvent<never>).detail)
        bus.addEventListener(name, handle)
        return () => bus.removeEventListener(name, handle)
      },
    },
    reportFault: (error) => {
      if (!options.takesFaults) throw error
      host.faults.push(error)
    },
    showAnomaly: (error) => host.anomalies.push(error),
    abortLoads: () => undefined,
    // Fresh for a while, as in the shell; never collected, so that no timer outlives a test.
    queryClient: new QueryClient({
      queryCache: new QueryCache({
        onError: (error, query) => isMainQuery(query) && showFault(error, query.state.data),
      }),
      defaultOptions: {
        queries: { retry: false, staleTime: 30_000, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
      },
    }),
    Slot: TestSlot as Host['Slot'],
    slots: options.slots ?? {},
    isRoutable: (path) => paths.includes(path),
    findPath: (name) => routes[name],
  }
  installHost(host)
  return host
}
