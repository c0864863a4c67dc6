import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { RemoteManifest } from '@shuttle/contracts'
import { browserConfig } from './browser-config'
import { BuildRecordPlugin } from './build-record-plugin'
import { ContractsPlugin } from './contracts/contracts-plugin'
import { ProvidedNamesPlugin } from './provided-names-plugin'
import { sharedVersions } from './shared-ranges'
import { readTexts, TextFilesPlugin } from './text-files-plugin'
import { withRouterSubset } from './with-router-subset'
import { buildVersion } from './workspace'

/**
 * The build of the shell: one first script with every eager shared library, one file for each lazy one, and the boot
 * script that the composer inlines. It needs no federation plugin: the shell passes the libraries to the runtime in
 * code.
 */
export const shellPreset = async (options: { dir: string; manifest: RemoteManifest }): Promise<Configuration> => {
  const { dir, manifest } = options
  const { name, version } = buildVersion(dir)
  const texts = new TextFilesPlugin({ shell: await readTexts(dir) })
  const versions = sharedVersions(dir)
  const providedNames = new ProvidedNamesPlugin(dir)
  const contracts = new ContractsPlugin(dir)
  const config = withRouterSubset(browserConfig({ dir, name, uniqueName: `shell_${version}` }), dir)
  return {
    ...config,
    entry: {
      main: { import: './src/main.tsx' },
      'boot-script': { import: './src/boot-script.ts', runtime: false },
    },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.DefinePlugin({
        // Excludes code of the federation runtime for other kinds of sites.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        SHELL_VERSION: JSON.stringify(version),
        SHARED_VERSIONS: JSON.stringify(versions),
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(dir, 'public'), noErrorOnMissing: true }] }),
      texts,
      providedNames,
      contracts,
      new BuildRecordPlugin({
        kind: 'shell',
        name,
        version,
        container: '',
        shared: versions,
        builtIn: [manifest],
        pages: [],
        entryChunk: 'main',
        baseChunks: [],
        textFiles: texts.files,
        sharedNames: () => ({ provides: providedNames.names }),
        contracts,
      }),
    ],
  }
}
