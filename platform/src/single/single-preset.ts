import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import type { RemoteManifest } from '@shuttle/contracts'
import { browserConfig } from '../build/browser-config'
import { BuildRecordPlugin } from '../build/build-record-plugin'
import { readTexts, TextFilesPlugin } from '../build/text-files-plugin'
import { withRouterSubset } from '../build/with-router-subset'
import { hashSources, workspaceRoot } from '../build/workspace'

const remoteFolders = (root: string) =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort()

/** Replaces the shell's loader: remotes are part of the application, their pages stay lazy. */
const loaderSource = (root: string, names: readonly string[]): string =>
  [
    ...names.map(
      (name, index) => `import { remote as remote${index} } from ${JSON.stringify(join(root, name, 'src/remote.ts'))}`,
    ),
    `const remotes = new Map([${names.map((name, index) => `[${JSON.stringify(name)}, remote${index}]`).join(', ')}])`,
    'export const loader = { load: async (entry) => remotes.get(entry.name) }',
  ].join('\n')

const loadManifest = async (dir: string): Promise<RemoteManifest> => {
  const module = (await import(pathToFileURL(join(dir, 'src/remote.manifest.ts')).href)) as { manifest: RemoteManifest }
  return module.manifest
}

/**
 * The same source as one application with code splitting: the baseline for composition. Remotes and shell are
 * unchanged, except for the module that loads remotes.
 */
export const singlePreset = async (options: { shellDir: string; out: string }): Promise<Configuration> => {
  const { shellDir, out } = options
  const root = workspaceRoot(shellDir)
  const names = remoteFolders(root)
  const manifests: RemoteManifest[] = []
  // In sequence: concurrently, the bundler's loader returns a shared package while it is half loaded.
  for (const name of names) manifests.push(await loadManifest(join(root, name)))
  const shellManifest = await loadManifest(shellDir)
  const version = `1.0.0-single-${hashSources(root)}`
  mkdirSync(out, { recursive: true })
  const loader = join(out, 'loader.js')
  writeFileSync(loader, loaderSource(root, names))
  const spaces = { shell: shellDir, ...Object.fromEntries(names.map((name) => [name, join(root, name)])) }
  const read = Object.entries(spaces).map(async ([space, dir]) => [space, await readTexts(dir)] as const)
  const texts = new TextFilesPlugin(Object.fromEntries(await Promise.all(read)))
  const config = withRouterSubset(
    browserConfig({ dir: shellDir, name: 'single', uniqueName: 'shuttle_single' }),
    shellDir,
  )
  return {
    ...config,
    output: { ...config.output, path: join(out, 'dist') },
    resolve: {
      ...config.resolve,
      // The router that remotes get in the composed site, with the shell's own history.
      alias: { ...config.resolve?.alias, 'react-router-dom$': join(shellDir, 'src/shared/router.ts') },
    },
    entry: {
      main: { import: './src/main.tsx' },
      'boot-script': { import: './src/boot-script.ts', runtime: false },
    },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/(^|\/)remotes\/loader$|^\.\/loader$/, (resource) => {
        if (resource.contextInfo.issuer.startsWith(join(shellDir, 'src'))) resource.request = loader
      }),
      new rspack.DefinePlugin({ SHELL_VERSION: JSON.stringify(version), SHARED_VERSIONS: '{}' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(shellDir, 'public'), noErrorOnMissing: true }] }),
      texts,
      new BuildRecordPlugin({
        kind: 'shell',
        name: 'shell',
        version,
        container: '',
        shared: {},
        builtIn: [...manifests, shellManifest],
        pages: manifests.flatMap((manifest) => manifest.pages),
        entryChunk: 'main',
        baseChunks: [],
        textFiles: texts.files,
      }),
    ],
  }
}
