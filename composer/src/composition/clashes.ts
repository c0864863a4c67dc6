import type { BuildRecord } from '@shuttle/contracts'

const twice = (claims: readonly { what: string; by: string }[]): string[] => {
  const owners = new Map<string, string>()
  return claims.flatMap(({ what, by }) => {
    const other = owners.get(what)
    owners.set(what, other ?? by)
    return other !== undefined && other !== by ? [`${what} belongs to ${other} and to ${by}`] : []
  })
}

/** Paths, route names and slots that two remotes of one set claim; a page could have one owner only. */
export const clashes = (remotes: readonly BuildRecord[]): string[] =>
  twice(
    remotes.flatMap(({ name: by, manifest }) => [
      ...(manifest?.pages ?? []).flatMap(({ path, name }) => [
        { what: `the path ${path}`, by },
        { what: `the route name ${name}`, by },
      ]),
      ...(manifest?.slots ?? []).map((slot) => ({ what: `the slot ${slot}`, by })),
    ]),
  )
