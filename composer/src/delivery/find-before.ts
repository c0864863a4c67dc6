import type { ReleaseRegistry } from '@shuttle/releases'
import { incompatibility, versionBefore } from '../composition/compatibility'
import type { Build } from './build'

interface VersionQuery {
  name: string
  version: string
  shell: string
}
type ReadBuild = (app: string, version: string) => Promise<Build | undefined>

const findShell = async ({ apps }: ReleaseRegistry, read: ReadBuild, version: string): Promise<Build | undefined> => {
  const name = apps.find(({ kind }) => kind === 'shell')?.name
  return name === undefined ? undefined : read(name, version)
}

/**
 * The newest version of a remote before this one that runs on the shell of the page; undefined when there is none, the
 * remote is closed, or the registry does not know them. Reads builds as far back as needed.
 */
export const findBefore = async (
  registry: ReleaseRegistry,
  read: ReadBuild,
  query: VersionQuery,
): Promise<Build | undefined> => {
  const app = registry.apps.find(({ kind, name }) => kind === 'remote' && name === query.name)
  const shell = await findShell(registry, read, query.shell)
  if (!app?.enabled || !shell || !app.builds.some(({ version }) => version === query.version)) return undefined
  const passed = new Set<string>()
  for (;;) {
    const version = versionBefore(app, query.version, (one) => !passed.has(one))
    if (version === undefined) return undefined
    passed.add(version)
    const build = await read(app.name, version)
    if (build && incompatibility(shell.record, build.record) === undefined) return build
  }
}

/**
 * The version that replaces a withdrawn or closed one in an open page: what a new page of the same visitor gets, or, if
 * that does not run on the shell of the page, the version before. Undefined when there is neither.
 */
export const findNext = async (
  registry: ReleaseRegistry,
  read: ReadBuild,
  given: Build | undefined,
  query: VersionQuery,
): Promise<Build | undefined> => {
  const shell = await findShell(registry, read, query.shell)
  const runs = given && shell && incompatibility(shell.record, given.record) === undefined
  return runs ? given : findBefore(registry, read, query)
}
