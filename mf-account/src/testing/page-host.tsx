import type { EventName, LanguageCode, Session, SlotName } from '@shuttle/contracts'
import { type Host, installHost, type SlotRequest, type ToastKind } from '@shuttle/host'
import { QueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { remote } from '../remote'

/** Draws the slots that this remote fills itself, as a shell would. */
const OwnSlot = ({ name, props, skeleton }: SlotRequest) => {
  const [Filler, setFiller] = useState<ComponentType<SlotRequest['props']>>()
  useEffect(() => {
    const load = remote.slots[name as SlotName] as (() => Promise<{ Slot: ComponentType<never> }>) | undefined
    void load?.().then(({ Slot }) => setFiller(() => Slot as ComponentType<SlotRequest['props']>))
  }, [name])
  return Filler ? <Filler {...props} /> : skeleton
}

export interface PageHost extends Host {
  toasts: { message: string; kind: ToastKind | undefined }[]
  accepted: Parameters<Host['session']['accept']>[0][]
  signOuts: number
  /** What was reported for somebody to read. */
  faults: unknown[]
  events: Host['events']
}

/** A small but real host: a session that changes, events that arrive, paths that have owners. Installs itself. */
export const openPageHost = (options: {
  language?: LanguageCode
  session?: Session
  paths?: readonly string[]
  /** Faults belong to this test; elsewhere a report breaks it. */
  takesFaults?: boolean
}): PageHost => {
  let session: Session = options.session ?? { kind: 'visitor' }
  const listeners = new Set<() => void>()
  const become = (next: Session) => {
    session = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const bus = new EventTarget()
  const paths = [...remote.manifest.pages.map((page) => page.path), '/', ...(options.paths ?? [])]
  const host: PageHost = {
    toasts: [],
    accepted: [],
    signOuts: 0,
    faults: [],
    session: {
      get: () => session,
      subscribe,
      requireSignIn: async () => session.kind === 'member',
      accept: (signedIn) => {
        host.accepted.push(signedIn)
        become({ kind: 'member', user: signedIn.user })
      },
      signOut: async () => {
        host.signOuts += 1
        become({ kind: 'visitor' })
      },
    },
    language: { get: () => options.language ?? 'en', subscribe, set: async () => {} },
    toast: (message, kind) => host.toasts.push({ message, kind }),
    now: () => 1_795_226_400_000,
    events: {
      emit: (name, detail) => bus.dispatchEvent(new CustomEvent(name, { detail })),
      on: (name: EventName, listener: (detail: never) => void) => {
        const hear = (event: Event) => listener((event as CustomEvent<never>).detail)
        bus.addEventListener(name, hear)
        return () => bus.removeEventListener(name, hear)
      },
    },
    reportFault: (error) => {
      if (!options.takesFaults) throw error
      host.faults.push(error)
    },
    showAnomaly: (error) => {
      throw error
    },
    // Answers are fresh for a while, as in the shell.
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
    Slot: OwnSlot as Host['Slot'],
    isRoutable: (path) => paths.includes(path),
    findPath: (name) => remote.manifest.pages.find((page) => page.name === name)?.path,
  }
  installHost(host)
  return host
}
