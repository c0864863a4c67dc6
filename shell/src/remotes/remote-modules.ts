import type { RegistryEntry, RemoteModule } from '@shuttle/contracts'
import { checkRemoteModule } from './check-remote-module'
import type { RemoteLoader } from './remote-loader'
import { withRetryMark } from './with-retry-mark'

export interface RemoteModules {
  /** The module of this version, when it is there. */
  known: (entry: RegistryEntry) => RemoteModule | undefined
  /** One attempt at a time for each version, unless `isRetry` asks for another beside a slow one. */
  load: (entry: RegistryEntry, isRetry: boolean) => Promise<RemoteModule>
}

/** Every version of a remote is loaded once, for all its pages and slots. */
export const createRemoteModules = (options: {
  loader: RemoteLoader
  /** Modules that are part of the shell itself, by name. */
  builtIn: Readonly<Record<string, RemoteModule>>
}): RemoteModules => {
  const loaded = new Map<string, RemoteModule>()
  const loading = new Map<string, Promise<RemoteModule>>()
  const attempts = new Map<string, number>()

  const known = (entry: RegistryEntry) => options.builtIn[entry.name] ?? loaded.get(keyOf(entry))
  const keyOf = ({ name, version }: RegistryEntry) => `${name} ${version}`

  const fetchModule = async (entry: RegistryEntry): Promise<RemoteModule> => {
    const key = keyOf(entry)
    const attempt = attempts.get(key) ?? 0
    attempts.set(key, attempt + 1)
    const candidate = await withRetryMark(attempt > 0, () => options.loader.load(entry, attempt))
    const module = checkRemoteModule(candidate, entry)
    loaded.set(key, module)
    return module
  }

  return {
    known,
    load: (entry, isRetry) => {
      const key = keyOf(entry)
      const module = known(entry)
      if (module) return Promise.resolve(module)
      const running = loading.get(key)
      if (running && !isRetry) return running
      const next = fetchModule(entry)
      loading.set(key, next)
      const forget = () => loading.get(key) === next && loading.delete(key)
      next.then(forget, forget)
      return next
    },
  }
}
