import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compiler, type Stats, type StatsCompilation, WebpackError } from '@rspack/core'
import { type BuildRecord, findClaimFault, findPathFault, type PageManifest } from '@shuttle/contracts'
import { compressFile, isCopy } from './compress-files'
import type { ContractsPlugin } from './contracts/contracts-plugin'

const getFileType = (file: string) => (file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'other')

export interface BuildRecordInput
  extends Pick<BuildRecord, 'kind' | 'name' | 'version' | 'container' | 'shared' | 'manifest' | 'builtIn'> {
  /** Name of the entry chunk. */
  entryChunk: string
  /** Chunk groups loaded for every page, beside the entry. */
  baseChunks: readonly string[]
  pages: readonly PageManifest[]
  textFiles: BuildRecord['textFiles']
  /** Names of shared libraries that are provided or imported; read when the build is done. */
  sharedNames?: () => Pick<BuildRecord, 'provides' | 'uses'>
  /** Reads what the built files give and take. */
  contracts?: Pick<ContractsPlugin, 'read'>
}

const hashed = (path: string) => {
  const content = readFileSync(path)
  return { integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`, bytes: content.length }
}

const filesOfChunk = (stats: StatsCompilation, chunk: string): string[] | undefined =>
  stats.namedChunkGroups?.[chunk]?.assets?.map((asset) => asset.name).filter((name) => getFileType(name) !== 'other')

const requiredChunk = (stats: StatsCompilation, chunk: string): string[] => {
  const files = filesOfChunk(stats, chunk)
  if (!files) throw new Error(`no chunk is called ${chunk}: name it by a webpackChunkName comment`)
  return files
}

const record = (input: BuildRecordInput, stats: StatsCompilation, dist: string): BuildRecord => {
  const { entryChunk, baseChunks, pages, sharedNames, contracts, ...rest } = input
  const entryFiles = requiredChunk(stats, entryChunk)
  const entry = entryFiles.find((file) => getFileType(file) === 'script')
  if (!entry) throw new Error(`${entryChunk} has no script`)
  const baseFiles = [
    ...entryFiles.filter((file) => file !== entry),
    ...baseChunks.flatMap((chunk) => requiredChunk(stats, chunk)),
  ]
  const pathFiles = pages.map((page) => {
    const files = requiredChunk(stats, page.chunk ?? `page-${page.name}`)
    return [page.path, files.filter((file) => file !== entry && !baseFiles.includes(file))] as const
  })
  const slotFiles = (rest.manifest?.slots ?? []).map((slot) => {
    const files = requiredChunk(stats, `slot-${slot.replaceAll('.', '-')}`)
    return [slot, files.filter((file) => file !== entry && !baseFiles.includes(file))] as const
  })
  const names = readdirSync(dist).filter((name) => name !== 'remote.json' && !isCopy(name))
  const found: BuildRecord = {
    ...rest,
    entry,
    files: Object.fromEntries(names.map((name) => [name, { ...hashed(join(dist, name)), type: getFileType(name) }])),
    baseFiles: [...new Set(baseFiles)],
    pathFiles: Object.fromEntries(pathFiles),
    ...(slotFiles.length > 0 && { slotFiles: Object.fromEntries(slotFiles) }),
    ...sharedNames?.(),
  }
  return contracts ? { ...found, contracts: contracts.read(found, dist) } : found
}

const withCopies = async (found: BuildRecord, dist: string): Promise<BuildRecord> => {
  const files = Object.entries(found.files).map(async ([name, file]) => {
    const compressed = await compressFile(dist, name)
    return [name, { ...file, ...(compressed && { compressed }) }] as const
  })
  return { ...found, files: Object.fromEntries(await Promise.all(files)) }
}

/**
 * Writes `remote.json`: identity of the build, every file with hash, size and compressed copies, and the files of each
 * path. Refuses a remote with an invalid claim, with the sentence of the site's refusal.
 */
export class BuildRecordPlugin {
  constructor(private readonly input: BuildRecordInput) {}

  apply(compiler: Compiler): void {
    const { kind, manifest } = this.input
    const fault = kind === 'remote' && manifest ? findClaimFault(manifest) : undefined
    if (fault)
      compiler.hooks.thisCompilation.tap('BuildRecordPlugin', ({ errors }) => {
        errors.push(new WebpackError(`${fault}: see src/remote.manifest.ts.`))
      })
    compiler.hooks.done.tapPromise('BuildRecordPlugin', async (stats) => {
      if (stats.hasErrors()) return
      const written = this.write(compiler, stats)
      // A hook that throws ends the watching; the next save has to be built.
      await (compiler.watchMode
        ? written.catch((error: Error) => void stats.compilation.errors.push(new WebpackError(error.message)))
        : written)
    })
  }

  private async write(compiler: Compiler, stats: Stats): Promise<void> {
    const dist = compiler.options.output.path ?? ''
    const { contracts, ...input } = this.input
    const found = record(
      // A watching build is never published and has to be fast.
      compiler.watchMode || !contracts ? input : this.input,
      stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false, assets: true }),
      dist,
    )
    const lacking = this.input.kind === 'remote' ? findPathFault(found) : undefined
    if (lacking) throw new Error(`${lacking}.`)
    const written = compiler.watchMode ? found : await withCopies(found, dist)
    writeFileSync(join(dist, 'remote.json'), `${JSON.stringify(written, null, 1)}\n`)
  }
}
