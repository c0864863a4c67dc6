import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { BuildRecord } from '@shuttle/contracts'

export const folderOf = (record: Pick<BuildRecord, 'kind' | 'name' | 'version'>): string =>
  record.kind === 'shell' ? join('shell', record.version) : join('remotes', record.name, record.version)

const isText = (name: string) => /\.(js|css|json|svg|html)$/.test(name)

const copyCompressed = (from: string, to: string): void => {
  copyFileSync(from, to)
  if (!isText(from)) return
  const content = readFileSync(from)
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  writeFileSync(`${to}.br`, brotliCompressSync(content, quality))
  writeFileSync(`${to}.gz`, gzipSync(content, { level: 9 }))
}

/** Copies a build with its record into the store, compressed once for all readers. A version that is there stays as it is. */
export const installBuild = (dist: string, store: string): BuildRecord => {
  const record = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as BuildRecord
  const target = join(store, folderOf(record))
  if (existsSync(target)) return record
  const staging = `${target}.${process.pid}.part`
  mkdirSync(staging, { recursive: true })
  for (const name of readdirSync(dist)) if (!name.startsWith('.')) copyCompressed(join(dist, name), join(staging, name))
  mkdirSync(dirname(target), { recursive: true })
  try {
    renameSync(staging, target)
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return record
}
