import type { BuildRecord } from '@shuttle/contracts'

/**
 * Paths that a smoke opens: all of a remote's pages; for the shell its own, home, and the first page of every remote
 * that is live, because each of them runs inside it.
 */
export const pagesToSmoke = (
  { kind, manifest, builtIn = [] }: Pick<BuildRecord, 'kind' | 'manifest' | 'builtIn'>,
  live: readonly { pages: readonly { path: string }[] }[],
): string[] => {
  if (kind === 'remote') return (manifest?.pages ?? []).map(({ path }) => path)
  const own = builtIn.flatMap(({ pages }) => pages.map(({ path }) => path))
  return [...new Set([...live.flatMap(({ pages }) => pages[0]?.path ?? []), ...own])]
}
