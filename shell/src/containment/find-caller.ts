import type { RegistryEntry } from '@shuttle/contracts'

/** A version of a remote in a report. */
export type RemoteVersion = Pick<RegistryEntry, 'name' | 'version'>

/** Folder of an entry's files: an absolute address, or one that begins with a slash. */
const folderOf = (entry: string): string => new URL('.', new URL(entry, location.href)).href

const OWN_FOLDER = /\/remotes\/([^/]+)\/([^/]+)\//

/** The build of a file; undefined for files of the shell and for files outside any remote. */
export const findRemoteVersion = (address: string, registry: readonly RegistryEntry[]): RemoteVersion | undefined => {
  const known = registry.find(({ entry }) => entry !== '' && address.startsWith(folderOf(entry)))
  if (known) return known
  // A version that is no longer active.
  const [, name, version] = OWN_FOLDER.exec(address) ?? []
  return name && version ? { name, version } : undefined
}

/** Address of the file whose code called the function that made the error: the second frame. */
export const callerOf = ({ stack = '' }: Error): string | undefined => {
  // Chrome begins with a line for the message, and every browser writes one frame a line.
  const frames = stack.split('\n').filter((line) => /[@(\s](https?|blob|[a-z-]+extension):\/\//.test(line))
  return /((?:https?|blob|[a-z-]+extension):\/\/.*?)(?::\d+)*\)?$/.exec(frames[1] ?? '')?.[1]
}
