import type { ListenToCalls } from '../containment/guard-globals'
import type { PageSnapshot } from '../containment/page-snapshot'
import type { RunningVersion } from './blocked-versions'

/** Calls that the boot script started before any other script was loaded. Each is taken once. */
export interface EarlyCalls {
  /** The user-info call, if the marker cookie shows that a member is signed in. */
  user?: Promise<unknown>
  /** The first call of this path for a member. */
  first?: { path: string; body: Readonly<Record<string, string>>; answer: Promise<unknown> }
  /**
   * Address to request a file: with `?r=1` and so on from the second request. A file that is requested again did not
   * arrive whole, and a cache may hold it so for a year.
   */
  withCacheBuster?: (address: string) => string
  /**
   * Admits scripts from one more folder, an absolute address. Only the shell
   * takes this function, before any remote runs.
   */
  admit?: ((folder: string) => void) | undefined
  /** Whether a script of this absolute address may run. */
  isAdmitted?: ((href: string) => boolean) | undefined
  /** Guards of the page against remotes. Only the shell takes them, before any remote runs. */
  guards?: PageGuards | undefined
  /** Styles of the shell that are still loading; the shell starts after them. */
  styles?: readonly Promise<unknown>[]
  /** Resolves when the style of the shell can be used. */
  awaitStyle?: () => Promise<void>
  /** Called when the shell cannot start. Removed once it runs. */
  fail?: () => void
}

/** Receives the build whose code ran until now, or an empty text, and what the page has. */
export type MarkListener = (build: string, snapshot: PageSnapshot) => void

export interface PageGuards {
  /** Begins to guard the parsed page; what the shell itself changed before is remembered as it is. */
  begin: () => void
  /** Passes the recorded calls of remotes, earlier ones included. */
  listen: ListenToCalls
  /**
   * Marks the remote whose code runs, as name and version; an empty text ends this. What changed since the mark before
   * is of `until`, by default that of the mark.
   */
  mark: (build: string, until?: string) => void
  readMark: () => string
  /** Passes each change of the mark, earlier ones included, to the one listener. */
  listenToMarks: (listener: MarkListener) => void
  /** Puts back built-in functions that were replaced; returns the mark of the remote that did it. */
  check: () => string | undefined
  /** Remotes whose code ran when an earlier page of this device stopped. */
  stopped: readonly RunningVersion[]
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

declare global {
  interface Window {
    early?: EarlyCalls
    trustedTypes?: PolicyFactory
  }
}
