import type { EventName, LanguageCode, Session, ShuttleEvents, SlotName, SlotProps, User } from '@shuttle/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

export type ToastKind = 'plain' | 'success' | 'error' | 'notice'

export interface SlotRequest<Name extends SlotName = SlotName> {
  name: Name
  props: SlotProps[Name]
  /** Version that its filler must provide, such as `1.2`; missing where that of the name is enough. */
  version?: string
  /** Shown while the filler loads; has the filler's size, so that the layout does not shift. */
  skeleton?: ReactNode
}

/**
 * Functions of the shell for remotes. The shell installs one implementation before any remote runs, the single build
 * and tests install theirs; within a major version the interface only grows.
 */
export interface Host {
  session: {
    get: () => Session
    subscribe: (listener: () => void) => () => void
    /** Opens the sign-in popup over the screen; resolves true once signed in, false when it was closed. */
    requireSignIn: () => Promise<boolean>
    /** Called by the remote that signed a member in, with the short token. */
    accept: (signedIn: { token: string; user: User }) => void
    /** Ends the session here and on the server. */
    signOut: () => Promise<void>
  }
  language: {
    get: () => LanguageCode
    subscribe: (listener: () => void) => () => void
    /** Loads the texts first, then switches, stores and mirrors the choice. */
    set: (language: LanguageCode) => Promise<void>
  }
  /** Shows a toast: 2.5 s, success 1.5 s, notice 5 s; announced politely; pauses under pointer or focus. */
  toast: (message: string, kind?: ToastKind) => void
  /** Server time in milliseconds, advanced by a monotonic timer. */
  now: () => number
  events: {
    emit: <Name extends EventName>(name: Name, detail: ShuttleEvents[Name]) => void
    on: <Name extends EventName>(name: Name, listener: (detail: ShuttleEvents[Name]) => void) => () => void
  }
  /** Sends a fault to the service's log, with the remote and its version. */
  reportFault: (error: unknown, where: string) => void
  /** Opens the anomalies page after a call that failed without a message; Retry leads back to the failed address. */
  showAnomaly: (error: unknown) => void
  /** Ends the wait for scripts and styles that have not arrived, so that the next import requests them again. */
  abortLoads: () => void
  queryClient: QueryClient
  /** Renders a slot: skeleton, content, or a card with Retry. */
  Slot: ComponentType<SlotRequest>
  /** Whether any registered remote owns this path; for links to pages that may not exist yet. */
  isRoutable: (path: string) => boolean
  /** Path of a route name, or undefined. */
  findPath: (routeName: string) => string | undefined
}

let installed: Host | undefined

/** Called once, before any remote is loaded. A second call replaces the first (tests). */
export const installHost = (host: Host): void => {
  installed = host
}

export const getHost = (): Host => {
  if (!installed) throw new Error('No host is installed: remotes run inside a shell')
  return installed
}
