import { join, resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { containerName } from '@shuttle/contracts'
import { browserConfig } from '../build/browser-config'
import { SHARED_LIBRARIES } from '../build/shared-libraries'
import { sharedRanges } from '../build/shared-ranges'
import { type DevelopmentApp, developmentVersion } from './development-app'
import { developmentConfig, HOT_CLIENT } from './development-config'

/** File of a development container. */
export const ENTRY = 'entry.js'
const GUARD = resolve(import.meta.dirname, '../build/guard.ts')

/** Global variable of a remote's development build. */
export const developmentContainer = ({ name, dir }: DevelopmentApp): string =>
  containerName(name, developmentVersion(dir))

/** The development build of one remote: the same container as in production, hot, under a constant name. */
export const remoteConfig = (app: DevelopmentApp, outputDir: string): Configuration => {
  const container = developmentContainer(app)
  const ranges = sharedRanges(app.dir)
  const shared = Object.fromEntries(
    SHARED_LIBRARIES.map(({ key }) => [
      key,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: ranges[key] ?? '' },
    ]),
  )
  const base = browserConfig({ dir: app.dir, name: app.name, uniqueName: container, refresh: true })
  return developmentConfig(app, outputDir, { ...base, entry: {} }, [
    new rspack.container.ModuleFederationPluginV1({
      name: container,
      filename: ENTRY,
      exposes: { './remote': { import: [HOT_CLIENT, GUARD, join(app.dir, 'src/remote.ts')], name: 'remote' } },
      shared,
    }),
  ])
}
