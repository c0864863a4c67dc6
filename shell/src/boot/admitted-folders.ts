import { BASE_PATH } from '@shuttle/contracts'

const { call } = Function.prototype
/** A getter or setter of URL as a function, captured once so that later replacements have no effect. */
const take = (name: 'href' | 'search', part: 'get' | 'set') =>
  call.bind(Object.getOwnPropertyDescriptor(URL.prototype, name)?.[part] as () => string) as (
    url: URL,
    value?: string,
  ) => string
const NativeUrl = URL
const [getHref, getSearch, setSearch] = [take('href', 'get'), take('search', 'get'), take('search', 'set')]

/** Compares by character: neither an index nor `length` of a string can be replaced, but `startsWith` can. */
const startsWith = (href: string, folder: string): boolean => {
  for (let at = 0; at < folder.length; at++) if (href[at] !== folder[at]) return false
  return true
}

/**
 * Folders that scripts may come from, held in closures: no list that a remote could reach and extend.
 * All functions it needs are taken from the browser here, before any remote runs, so that a later
 * replacement (URL, String, Array) admits nothing.
 */
export const admittedFolders = (folders: readonly string[]) => {
  let isAdmitted = (_href: string): boolean => false
  const toHref = (address: string, search?: string): string => {
    const url = new NativeUrl(address, location.href)
    if (search && !getSearch(url)) setSearch(url, search)
    return getHref(url)
  }
  const add = (folder: string): void => {
    const others = isAdmitted
    isAdmitted = (href) => startsWith(href, folder) || others(href)
  }
  folders.forEach((folder) => {
    add(toHref(folder))
  })
  const builds = toHref(`${BASE_PATH}remotes/`)
  /** For a version that the registry names later: admits only folders of builds of this site. */
  const admit = (folder: string): void => {
    const href = toHref(folder)
    if (startsWith(href, builds)) add(href)
  }
  return { admit, toHref, isAdmitted: (href: string): boolean => isAdmitted(href) }
}
