import type { RegistryEntry } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

/** In the storage of the tab while a page runs: name and version of the remote whose code runs. */
const MARK = 'running'

type Build = Pick<RegistryEntry, 'name' | 'version'>

let shown = ''
const set = (mark: string) => safeStorage.session.set(MARK, mark)
const toMark = ({ name, version }: Build) => `${name} ${version}`

export const markShown = (build: Build): void => {
  shown = toMark(build)
  set(shown)
}
/** While its files are loaded, code of this remote may run that is not shown yet. Answers the end of that. */
export const markLoading = (build: Build): (() => void) => {
  set(toMark(build))
  return () => set(shown)
}
export const unmark = (): void => safeStorage.session.remove(MARK)

/**
 * The build that ran when the document before in this tab ended without a word: a page that blocks its only thread reports
 * nothing, so the next start does.
 */
export const findStopped = (): Build | undefined => {
  const [name, version = ''] = safeStorage.session.get(MARK)?.split(' ') ?? []
  addEventListener('pagehide', unmark)
  return name ? { name, version } : undefined
}
