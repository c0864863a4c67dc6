import { join } from 'node:path'
import { BASE_PATH, type RemoteManifest } from '@shuttle/contracts'

/** Sources of one remote or of the shell. */
export interface RemoteSources {
  /** Folder from the root, such as `mf-account`. */
  folder: string
  manifest: RemoteManifest
  /** Text of `src/remote.ts`. */
  remote: string
}

export interface PageOwner {
  folder: string
  /** Path of the page as its manifest declares it. */
  path: string
  name: string
  /** File of the page from the root; undefined where `remote.ts` imports it under an unknown name. */
  file: string | undefined
}

/** `/Page?x=1#y` and `/webhtml/Page` are both the page `/Page`. */
const toPath = (given: string): string => {
  const address = `/${given.replace(/[?#].*$/, '').replace(/^\//, '')}`
  return `${address}/`.startsWith(BASE_PATH) ? `/${address.slice(BASE_PATH.length)}` : address
}

const findImport = (text: string): string | undefined =>
  /(?:from |import\((?:\/\*.*?\*\/\s*)?)'(\.[^']+)'/.exec(text)?.[1]

/** The first module that is imported after the page's key, or where the name after the key is declared. */
const findFile = ({ folder, remote }: RemoteSources, path: string): string | undefined => {
  const after = remote.split(`'${path}':`)[1]?.split(/\n\s{4}(?:'\/|\[)|\n\s{2}\}/)[0]
  if (after === undefined) return undefined
  const name = /^\s*(\w+),?\s*$/.exec(after)?.[1] ?? /Page: (\w+) \}/.exec(after)?.[1] ?? ''
  const declared =
    name &&
    (remote.split(`const ${name} =`)[1] ??
      remote.split('\n').find((line) => line.includes('import') && line.includes(name)))
  const module = findImport(after) ?? findImport(declared || '')
  return module && `${join(folder, 'src', module)}.tsx`
}

/** The remote whose page has this address, ignoring case; undefined for an address of no page. */
export const findPageOwner = (remotes: readonly RemoteSources[], address: string): PageOwner | undefined => {
  const path = toPath(address).toLowerCase()
  for (const sources of remotes) {
    const page = sources.manifest.pages.find((one) => one.path.toLowerCase() === path)
    if (page) return { folder: sources.folder, path: page.path, name: page.name, file: findFile(sources, page.path) }
  }
  return undefined
}
