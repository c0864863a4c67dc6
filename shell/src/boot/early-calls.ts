/** Calls that the boot script started before any other script was there. Each is taken once. */
export interface EarlyCalls {
  /** The user-info call, when the marker cookie says that a member is signed in. */
  user?: Promise<unknown>
  /** A member's first call of this path. */
  first?: { path: string; body: Readonly<Record<string, string>>; answer: Promise<unknown> }
  /** While it is set, script addresses get `?r=<n>`: see the boot script's policy. */
  retry?: number
  /** Folders that scripts may come from, as whole addresses. */
  pinned?: string[]
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
