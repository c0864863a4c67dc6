import type { RegistryEntry } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

/** Key in session storage while a page runs: name and version of the remote whose code runs. */
const MARK = 'running'

type Build = Pick<RegistryEntry, 'name' | 'version'>

let shown = ''
const set = (mark: string) => safeStorage.session.set(MARK, mark)
const toMark = ({ name, version }: Build) => `${name} ${version}`

export const markRemoteShown = (build: Build): void => {
  shown = toMark(build)
  set(shown)
}
/**
 * Marks a remote while its files load, since its code may run before it is shown. Returns the function that ends this.
 */
export const markRemoteLoading = (build: Build): (() => void) => {
  set(toMark(build))
  return () => set(shown)
}
export const clearRemoteMark = (): void => safeStorage.session.remove(MARK)

/**
 * The build that was active when the previous document of this tab ended without an event: a page that blocks its only
 * thread reports nothing, so the next start does.
 */
export const findHungRemote = (): Build | undefined => {
  const [name, version = ''] = safeStorage.session.get(MARK)?.split(' ') ?? []
  addEventListener('pagehide', clearRemoteMark)
  return name ? { name, version } : undefined
}
