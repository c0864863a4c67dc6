import type { RegistryEntry } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

/** In the storage of the tab while a page runs: name and version of its remote. */
const MARK = 'running'

export const setRunning = ({ name, version }: Pick<RegistryEntry, 'name' | 'version'>): void =>
  safeStorage.session.set(MARK, `${name} ${version}`)
export const removeRunning = (): void => safeStorage.session.remove(MARK)

/**
 * Marks what runs, until the document ends in order. A page that blocks its only thread reports nothing; the next start in
 * the same tab finds the mark and answers whose page it was.
 */
export const markRunning = (entry: RegistryEntry): { name: string; version: string } | undefined => {
  const [name, version = ''] = safeStorage.session.get(MARK)?.split(' ') ?? []
  setRunning(entry)
  addEventListener('pagehide', removeRunning)
  return name ? { name, version } : undefined
}
