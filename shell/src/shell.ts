import type { LanguageCode, RegistryEntry } from '@shuttle/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createContext, useContext } from 'react'
import type { Location } from 'react-router'
import type { ServerClock } from './clock/server-clock'
import type { OldPage } from './faults/old-page'
import type { LanguageStore } from './language/language-store'
import type { Navigation } from './navigation/navigation'
import type { Owner, RegistryStore } from './registry/registry'
import type { MountedPages } from './remotes/mounted-pages'
import type { Remotes } from './remotes/remotes'
import type { SessionService } from './session/session-service'
import type { SessionStore } from './session/session-store'
import type { SignInRequests } from './session/sign-in-requests'
import type { ToastQueue } from './toasts/toast-queue'

/** The parts of the shell, assembled once in `create-shell.ts`. */
export interface Shell {
  registry: RegistryStore
  mountedPages: MountedPages
  clock: ServerClock
  engine: i18n
  language: LanguageStore
  session: SessionStore
  sessionService: SessionService
  signInRequests: SignInRequests
  remotes: Remotes
  toasts: ToastQueue
  oldPage: OldPage
  queryClient: QueryClient
  navigation: Navigation
  /** Address of the site, with a slash at the end. */
  base: string
  /** The current location, below the base. */
  location: () => Location
  /** Goes to a path below the base. */
  goTo: (path: string, options?: { replace?: boolean; state?: unknown }) => void
  reportFault: (error: unknown, where: string, build?: Pick<RegistryEntry, 'name' | 'version'>) => void
  /** Owner of a path below the base; a path without an owner belongs to the not-found page. */
  getOwner: (path: string) => Owner
  /** `page · bus name`, on home the bus name. */
  title: (owner: Owner, language: LanguageCode) => string
  /** Called when the data of the last user must be cleared. */
  onForget: (listener: () => void) => () => void
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('no shell above this component')
  return shell
}
