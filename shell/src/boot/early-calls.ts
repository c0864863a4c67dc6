/** Calls that the boot script started before any other script was there. Each is taken once. */
export interface EarlyCalls {
  /** The user-info call, when the marker cookie says that a member is signed in. */
  user?: Promise<unknown>
  /** A member's first call of this path. */
  first?: { path: string; body: Readonly<Record<string, string>>; answer: Promise<unknown> }
  /**
   * The address to ask a file by: the second time with `?r=1`, and so on. What is asked for again did not come whole, and a
   * cache may hold it so for a year.
   */
  withCacheBuster?: (address: string) => string
  /** The shell alone takes this before any remote runs: scripts may come from this folder too, a whole address, from now on. */
  admit?: ((folder: string) => void) | undefined
  /** Whether a script of this whole address may run. */
  isAdmitted?: ((href: string) => boolean) | undefined
  /** Styles of the shell that were late: it starts once they are there. */
  styles?: readonly Promise<unknown>[]
  /** The shell cannot start. Gone once it runs. */
  fail?: () => void
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
