import { ApiError, BASE_PATH, registryEntry } from '@shuttle/contracts'

/** A version that is live for this visitor. */
export interface LiveVersion {
  /** Name of a remote, or `shell`. */
  name: string
  version: string
  paths: readonly string[]
  slots: readonly string[]
  isClosed: boolean
}

export interface LiveVersions {
  /** Name of this deployment set. */
  revision: string
  versions: LiveVersion[]
}

const readEntry = (data: unknown): LiveVersion | undefined => {
  const { data: entry } = registryEntry.safeParse(data)
  if (!entry) return undefined
  const { name, version, pages, slots, closed = false } = entry
  return { name, version, paths: pages.map(({ path }) => path), slots, isClosed: closed }
}

const readSet = (data: unknown): LiveVersions | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const { revision, shell, remotes } = data as Readonly<Record<string, unknown>>
  if (typeof revision !== 'string' || typeof shell !== 'string' || !Array.isArray(remotes)) return undefined
  const read = remotes.map(readEntry).filter((entry) => entry !== undefined)
  // The registry lists pages of the shell among those of the remotes, under the name `shell`.
  const { paths = [], slots = [] } = read.find(({ name }) => name === 'shell') ?? {}
  const others = read.filter(({ name }) => name !== 'shell')
  return { revision, versions: [{ name: 'shell', version: shell, paths, slots, isClosed: false }, ...others] }
}

/** Reads the deployment set that the site serves to this visitor. Throws `ApiError`. */
export const fetchLiveVersions = async (signal?: AbortSignal): Promise<LiveVersions> => {
  const response = await fetch(`${BASE_PATH}registry.json`, signal && { signal }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'offline', code: 'NETWORK', cause })
  })
  const read = readSet(await response.json().catch(() => undefined))
  if (!read) throw new ApiError({ kind: 'unreadable', status: response.status })
  return read
}
