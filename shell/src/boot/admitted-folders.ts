import { BASE_PATH } from '@shuttle/contracts'

const { call } = Function.prototype
/** A getter or setter of URL as a function, so that it is looked up nowhere later. */
const take = (name: 'href' | 'search', part: 'get' | 'set') =>
  call.bind(Object.getOwnPropertyDescriptor(URL.prototype, name)?.[part] as () => string) as (
    url: URL,
    value?: string,
  ) => string
const NativeUrl = URL
const [getHref, getSearch, setSearch] = [take('href', 'get'), take('search', 'get'), take('search', 'set')]

/** Compared letter by letter: neither an index nor `length` of a string can be replaced, as `startsWith` can. */
const startsWith = (href: string, folder: string): boolean => {
  for (let at = 0; at < folder.length; at++) if (href[at] !== folder[at]) return false
  return true
}

/**
 * Folders that scripts may come from, kept in functions: no list that a remote could reach and add to. What decides is taken
 * from the browser here, before any remote runs, so that nothing a remote replaces later (URL, String, Array) widens it.
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
  /** Late, for a version that the registry names: folders of builds of this site alone. */
  const admit = (folder: string): void => {
    const href = toHref(folder)
    if (startsWith(href, builds)) add(href)
  }
  return { admit, toHref, isAdmitted: (href: string): boolean => isAdmitted(href) }
}
