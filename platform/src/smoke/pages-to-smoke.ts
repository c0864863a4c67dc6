import type { ServedRemote } from './served-set'

/**
 * Paths that a smoke opens: all of a remote's pages; for the shell its own, which have no file to load, and the first page
 * of every remote, because each of them runs inside it. A closed remote has none.
 */
export const pagesToSmoke = (app: string, remotes: readonly ServedRemote[]): string[] => {
  const open = remotes.filter(({ closed }) => !closed)
  const wanted =
    app === 'shell'
      ? open.flatMap(({ entry, pages }) => (entry === '' ? pages : pages.slice(0, 1)))
      : open.filter(({ name }) => name === app).flatMap(({ pages }) => pages)
  return [...new Set(wanted.map(({ path }) => path))]
}
