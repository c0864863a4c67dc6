import type { RegistryEntry, RemoteModule } from '@shuttle/contracts'
import type { ShareScope } from './share-libraries'

interface Container {
  init: (scope: ShareScope) => unknown
  get: (module: string) => Promise<() => { remote: RemoteModule }>
}

const loadScript = (address: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} cannot be loaded`)))
    script.src = address
    document.head.append(script)
  })

/** Loads a remote as a shell would: the same container, given the same libraries. */
export const loadContainer = async (
  { entry, container: name, integrity }: Pick<RegistryEntry, 'entry' | 'container' | 'integrity'>,
  scope: ShareScope,
): Promise<RemoteModule> => {
  await loadScript(entry, integrity)
  const container = Reflect.get(globalThis, name) as Container | undefined
  if (!container) throw new Error(`${entry} brought no ${name}: does it build?`)
  await container.init(scope)
  const factory = await container.get('./remote')
  return factory().remote
}
