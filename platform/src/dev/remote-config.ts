import { join, resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { containerName } from '@shuttle/contracts'
import { browserConfig } from '../build/browser-config'
import { SHARED_LIBRARIES } from '../build/shared-libraries'
import { sharedRanges } from '../build/shared-ranges'
import { type DevelopmentApp, developmentVersion } from './development-app'
import { developmentConfig, hotModules } from './development-config'

/** File of a development container. */
const ENTRY = 'entry.js'
const GUARD = resolve(import.meta.dirname, '../build/guard.ts')

/** What a registry entry has of a hot build: no hash, because its files change while the page is open. */
export const hotBuild = ({ name, dir }: DevelopmentApp) => {
  const version = developmentVersion(dir)
  return { version, container: containerName(name, version), entry: ENTRY, integrity: '' }
}

/** The development build of one remote: the same container as in production, hot, under a constant name. */
export const remoteConfig = (app: DevelopmentApp): Configuration => {
  const { container } = hotBuild(app)
  const ranges = sharedRanges(app.dir)
  const shared = Object.fromEntries(
    SHARED_LIBRARIES.map(({ key }) => [
      key,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: ranges[key] ?? '' },
    ]),
  )
  const base = browserConfig({ dir: app.dir, name: app.name, uniqueName: container, refresh: true })
  return developmentConfig(app, { ...base, entry: {} }, [
    new rspack.container.ModuleFederationPluginV1({
      name: container,
      filename: ENTRY,
      exposes: { './remote': { import: [...hotModules(app), GUARD, join(app.dir, 'src/remote.ts')], name: 'remote' } },
      shared,
    }),
  ])
}
