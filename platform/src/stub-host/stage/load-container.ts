import type { RemoteModule } from '@shuttle/contracts'
import type { ShareScope } from './share-libraries'

interface Container {
  init: (scope: ShareScope) => unknown
  get: (module: string) => Promise<() => { remote: RemoteModule }>
}

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} cannot be loaded`)))
    script.src = address
    document.head.append(script)
  })

/** Loads a remote as a shell would: the same container, given the same libraries. */
export const loadContainer = async (entry: string, name: string, scope: ShareScope): Promise<RemoteModule> => {
  await loadScript(entry)
  const container = Reflect.get(globalThis, name) as Container | undefined
  if (!container) throw new Error(`${entry} brought no ${name}: does it build?`)
  await container.init(scope)
  const factory = await container.get('./remote')
  return factory().remote
}
