import type { ReleaseRegistry } from '@shuttle/releases'
import { incompatibility } from '../composition/compatibility'
import { versionBefore } from '../composition/version-before'
import type { Build } from './build'

/**
 * The newest version of a remote before this one that runs on the shell of the page. Undefined when there is none, the
 * remote is closed, or the registry knows neither: builds are read as far back as needed.
 */
export const findBefore = async (
  registry: ReleaseRegistry,
  read: (app: string, version: string) => Promise<Build | undefined>,
  asked: { name: string; version: string; shell: string },
): Promise<Build | undefined> => {
  const app = registry.apps.find(({ kind, name }) => kind === 'remote' && name === asked.name)
  const shellName = registry.apps.find(({ kind }) => kind === 'shell')?.name
  const shell = shellName && (await read(shellName, asked.shell))
  if (!app?.enabled || !shell || !app.builds.some(({ version }) => version === asked.version)) return undefined
  const passed = new Set<string>()
  for (;;) {
    const version = versionBefore(app, asked.version, (one) => !passed.has(one))
    if (version === undefined) return undefined
    passed.add(version)
    const build = await read(app.name, version)
    if (build && incompatibility(shell.record, build.record) === undefined) return build
  }
}
