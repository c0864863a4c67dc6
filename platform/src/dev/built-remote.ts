import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import type { BuildRecord } from '@shuttle/contracts'
import { remotePreset } from '../build/remote-preset'
import { readManifest } from './app-metadata'
import type { DevelopmentApp } from './development-app'
import type { DevelopmentBuilds } from './development-builds'

/** The build that a release would upload, unminified: it runs in the published shell, which has a production React. */
export const builtConfig = async (app: DevelopmentApp): Promise<Configuration> => {
  const preset = await remotePreset({ dir: app.dir, manifest: await readManifest(app.dir) })
  return { ...preset, optimization: { ...preset.optimization, minimize: false } }
}

/** What a registry entry has of the last such build. */
export const recordedBuild = async (app: DevelopmentApp, builds: DevelopmentBuilds) => {
  const { folder } = await builds.ready(app.name)
  const record = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as BuildRecord
  const { version, container, entry, files } = record
  return { version, container, entry, integrity: files[entry]?.integrity ?? '' }
}
