import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RegistryEntry, RemoteModule } from '@shuttle/contracts'
import { sharedLibraries } from '../shared/shared-libraries'
import type { RemoteLoader } from './remote-modules'

/** Equals the bundler's timeout of a chunk: the shell itself retries earlier, and a late entry is still used. */
const ENTRY_BUDGET_MS = 120_000

/** Integrity of each entry address, as the registry pins it. */
const integrityByAddress = new Map<string, string>()

const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript: ({ url }) => {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = integrityByAddress.get(new URL(url, location.href).href) ?? ''
    script.src = url
    return { script, timeout: ENTRY_BUDGET_MS }
  },
}

const instance = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: sharedLibraries,
  plugins: [integrityPlugin],
})

/**
 * Loads remotes as containers at run time. Each try has a name of its own: the runtime caches by name and address, and
 * clearing its cache would remove shared modules from screens that use them. Its mark in the address is not that of
 * `withCacheBuster`, else the cache would answer with a damaged copy that had the same number.
 */
export const loader: RemoteLoader = {
  load: async (entry: RegistryEntry, tryNumber: number): Promise<RemoteModule> => {
    const isRetry = tryNumber > 0
    const name = isRetry ? `r${tryNumber}_${entry.container}` : entry.container
    const address = isRetry ? `${entry.entry}?t=${tryNumber}` : entry.entry
    integrityByAddress.set(new URL(address, location.href).href, entry.integrity)
    // A half-broken container must not pass for the new one.
    if (isRetry) Reflect.set(globalThis, entry.container, undefined)
    instance.registerRemotes([{ name, entry: address, entryGlobalName: entry.container, type: 'global' }])
    const module = await instance.loadRemote<{ remote?: RemoteModule } & RemoteModule>(`${name}/remote`)
    if (!module) throw new Error(`${entry.container} exposes no remote`)
    return module.remote ?? module
  },
}
