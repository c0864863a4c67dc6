import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { containerName, type RemoteManifest } from '@shuttle/contracts'
import { browserConfig } from './browser-config'
import { BuildRecordPlugin } from './build-record-plugin'
import { ContainedStylesPlugin } from './contained-styles-plugin'
import { ContractsPlugin } from './contracts/contracts-plugin'
import { SHARED_LIBRARIES } from './shared-libraries'
import { sharedRanges } from './shared-ranges'
import { SharedUsePlugin } from './shared-use-plugin'
import { readTexts, TextFilesPlugin } from './text-files-plugin'
import { buildVersion } from './workspace'

const EXPOSED = 'remote'

/**
 * The build of one remote: a version-1 container that exposes `./remote`, consumes every shared library and bundles
 * none of them. `dir` is the remote's folder; its module is `src/remote.ts`, its texts are `src/i18n/<language>.ts`.
 */
export const remotePreset = async (options: { dir: string; manifest: RemoteManifest }): Promise<Configuration> => {
  const { dir, manifest } = options
  const { name, version } = buildVersion(dir)
  const container = containerName(name, version)
  const ranges = sharedRanges(dir)
  const texts = new TextFilesPlugin({ [manifest.name]: await readTexts(dir) })
  const shared = Object.fromEntries(
    SHARED_LIBRARIES.map(({ key }) => [
      key,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: ranges[key] ?? '' },
    ]),
  )
  const sharedUse = new SharedUsePlugin(dir)
  const contracts = new ContractsPlugin(dir)
  const config = browserConfig({ dir, name, uniqueName: container })
  const remote = join(dir, 'src/remote.ts')
  const exposed = manifest.origins ? join(import.meta.dirname, 'own-document.ts') : remote
  return {
    ...config,
    resolve: { ...config.resolve, alias: { 'remote-module': remote } },
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      new rspack.container.ModuleFederationPluginV1({
        name: container,
        filename: 'entry.[contenthash:8].js',
        exposes: {
          './remote': { import: [join(import.meta.dirname, 'guard.ts'), exposed], name: EXPOSED },
        },
        shared,
      }),
      sharedUse,
      contracts,
      new ContainedStylesPlugin({ dir, remote: name }),
      texts,
      new BuildRecordPlugin({
        kind: 'remote',
        name,
        version,
        container,
        shared: ranges,
        manifest,
        pages: manifest.pages,
        entryChunk: container,
        baseChunks: [EXPOSED],
        textFiles: texts.files,
        sharedNames: () => ({ uses: sharedUse.uses }),
        contracts,
      }),
    ],
  }
}
