import type { ReleaseRegistry, ReleaseUses } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { readRecords } from './find-build'
import type { ReleaseTables } from './release-context'

const named = z.optional(z.record(z.string(), z.object({ version: z.optional(z.string()) })))
const declared = z.optional(z.record(z.string(), z.object({ version: z.string() })))
const exchanged = z.optional(z.object({ slots: named, events: named }))

/** Of a build's record, what others use of it and what it uses; older builds name fewer of these. */
const recordUses = z.object({
  shared: z.record(z.string(), z.string()),
  manifest: z.optional(
    z.object({ slots: z.array(z.string()), declares: z.optional(z.object({ slots: declared, events: declared })) }),
  ),
  contracts: z.optional(z.object({ provides: exchanged, uses: exchanged })),
})

type Declares = z.infer<typeof declared>
type Named = z.infer<typeof named>

interface Uses {
  app: string
  kind: 'shell' | 'remote'
  version: string
  isTrial: boolean
  shared: Record<string, string>
  provides: { slot: string[]; event: string[] }
  /** Name -> the version that it opens. */
  uses: { slot: Named; event: Named }
  /** Name -> version. */
  declares: { slot: Declares; event: Declares }
}

const namesOf = (given: Named): string[] => Object.keys(given ?? {})

const readUses = async (db: Kysely<ReleaseTables>, { apps }: ReleaseRegistry): Promise<Uses[]> => {
  const wanted = apps.flatMap(({ name: app, kind, live, canary }) => [
    ...(live === null ? [] : [{ app, kind, version: live, isTrial: false }]),
    ...(canary ? [{ app, kind, version: canary.version, isTrial: true }] : []),
  ])
  const find = await readRecords(db, wanted)
  return wanted.flatMap((one) => {
    const parsed = recordUses.safeParse(find(one.app, one.version)[0])
    if (!parsed.success) return []
    const { shared, manifest, contracts } = parsed.data
    const { provides, uses } = contracts ?? {}
    const slot = [...new Set([...(manifest?.slots ?? []), ...namesOf(provides?.slots)])]
    return {
      ...one,
      shared,
      provides: { slot, event: namesOf(provides?.events) },
      uses: { slot: uses?.slots, event: uses?.events },
      declares: { slot: manifest?.declares?.slots, event: manifest?.declares?.events },
    }
  })
}

const listLinks = (all: readonly Uses[], kind: 'slot' | 'event'): ReleaseUses['links'] => {
  const names = new Set(all.flatMap(({ provides, uses }) => [...provides[kind], ...namesOf(uses[kind])]))
  return [...names].sort().map((name) => {
    const providers = all.filter(({ provides }) => provides[kind].includes(name))
    const provider = providers.find(({ isTrial }) => !isTrial) ?? providers[0]
    const owner = provider?.app
    const users = new Map<string, string | undefined>()
    for (const { app, uses } of all) {
      const use = uses[kind]?.[name]
      if (use && !users.has(app)) users.set(app, use.version)
    }
    const trial = all.find(({ app, isTrial }) => isTrial && app === owner)
    const goneIn = trial?.provides[kind].includes(name) ? undefined : trial?.version
    const version = provider?.declares[kind]?.[name]?.version
    return {
      ...{ kind, name, version, owner, goneIn },
      users: [...users.keys()].sort().map((app) => ({ app, version: users.get(app) })),
    }
  })
}

/** Who uses which slot, event and shared package of whom, by the records of the live builds and those on trial. */
export const readReleaseUses = async (db: Kysely<ReleaseTables>, registry: ReleaseRegistry): Promise<ReleaseUses> => {
  const all = await readUses(db, registry)
  const shell = all.find(({ kind, isTrial }) => kind === 'shell' && !isTrial)?.shared ?? {}
  const remotes = all.filter(({ kind, isTrial }) => kind === 'remote' && !isTrial)
  const packages = [...new Set([...Object.keys(shell), ...remotes.flatMap(({ shared }) => Object.keys(shared))])]
  return {
    links: [...listLinks(all, 'slot'), ...listLinks(all, 'event')],
    packages: packages.sort().map((name) => ({
      name,
      version: shell[name] ?? '',
      users: remotes.flatMap(({ app, shared }) => (shared[name] === undefined ? [] : [{ app, range: shared[name] }])),
    })),
  }
}
