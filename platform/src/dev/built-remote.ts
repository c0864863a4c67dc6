import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { type BuildRecord, type LanguageCode, type RegistryEntry, registryPages } from '@shuttle/contracts'
import { remotePreset } from '../build/remote-preset'
import { folderAddress } from './addresses'
import { createMetadataReader } from './app-metadata'
import type { DevelopmentApp } from './development-app'
import type { DevelopmentBuilds } from './development-builds'
import { readManifest } from './read-source'
import type { DevelopedParts } from './rewrite-page'

/** The build that a release would upload, unminified: it runs in the published shell, which has a production React. */
export const builtConfig = async (app: DevelopmentApp): Promise<(outputDir: string) => Configuration> => {
  const preset = await remotePreset({ dir: app.dir, manifest: await readManifest(app.dir) })
  return (outputDir) => ({
    ...preset,
    lazyCompilation: false,
    output: { ...preset.output, path: outputDir, clean: false },
    optimization: { ...preset.optimization, minimize: false },
  })
}

const readEntry = async (
  app: DevelopmentApp,
  builds: DevelopmentBuilds,
  pages: RegistryEntry['pages'],
): Promise<RegistryEntry> => {
  const build = await builds.ready(app.name)
  const { name, version, container, entry, files, manifest } = JSON.parse(
    await readFile(join(build?.folder ?? '', 'remote.json'), 'utf8'),
  ) as BuildRecord
  const { integrity = '' } = files[entry] ?? {}
  return {
    name,
    version,
    container,
    entry: folderAddress(app.name) + entry,
    integrity,
    pages,
    slots: manifest?.slots ?? [],
  }
}

/** The last build of one remote, in pages of the published shell. */
export const createBuiltPartsReader = (
  app: DevelopmentApp,
  builds: DevelopmentBuilds,
): ((language: LanguageCode) => Promise<DevelopedParts>) => {
  const readMetadata = createMetadataReader(app, builds)
  return async (language) => {
    const { manifest, texts } = await readMetadata()
    return {
      shell: undefined,
      remotes: [await readEntry(app, builds, registryPages(manifest, language))],
      texts: { [manifest.name]: texts[language] },
    }
  }
}
