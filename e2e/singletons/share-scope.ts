import type { Page } from '@playwright/test'

/** Libraries that the shell of an open page provides to remotes. */
export interface ShareScope {
  /** Shared key -> every provided export. */
  names: Record<string, string[]>
  /** Keys that are offered in more than one version. */
  offeredTwice: string[]
}

/** A library as stored by the federation runtime: `lib` once it is loaded, `get` to load it on demand. */
interface SharedLibrary {
  lib?: () => object
  get?: () => Promise<() => object>
}
interface Runtime {
  __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, SharedLibrary>> } }[]
}

/** Reads the share scope of the page, as a remote that is loaded into it would. */
export const readShareScope = (page: Page): Promise<ShareScope> =>
  page.evaluate(async () => {
    const runtime = (window as unknown as { __FEDERATION__: Runtime }).__FEDERATION__
    const scope = runtime.__INSTANCES__[0]?.shareScopeMap.default ?? {}
    const names: ShareScope['names'] = {}
    for (const [key, versions] of Object.entries(scope)) {
      const [library] = Object.values(versions)
      const given = library?.lib?.() ?? (await library?.get?.())?.() ?? {}
      names[key] = Object.keys(given).sort()
    }
    const offeredTwice = Object.keys(scope).filter((key) => Object.keys(scope[key] ?? {}).length !== 1)
    return { names, offeredTwice }
  })

/** Adds the shell's own libraries to those of the remotes, so that it counts as one of them. */
export const addShellToCopies = (page: Page, symbols: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (markers) => {
    const open = window as unknown as { __FEDERATION__: Runtime; copies?: object[] }
    const scope = open.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {}
    const holds: Record<string, unknown> = {}
    for (const [key, symbol] of Object.entries(markers)) {
      const [library] = Object.values(scope[key] ?? {})
      holds[key] = Reflect.get(library?.lib?.() ?? (await library?.get?.())?.() ?? {}, symbol)
    }
    open.copies = [...(open.copies ?? []), { remote: 'shell', holds }]
  }, symbols)
