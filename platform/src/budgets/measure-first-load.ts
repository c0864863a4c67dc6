import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BuildRecord } from '@shuttle/contracts'

/** A build on disk. */
export interface BuiltApp {
  dist: string
  record: BuildRecord
}

export interface FirstLoadCost {
  /** Files that the page requests before its screen can be drawn. */
  files: number
  /** Script bytes as sent (brotli 11). */
  scriptBytes: number
}

export const readBuiltApp = (dist: string): BuiltApp => ({
  dist,
  record: JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as BuildRecord,
})

/** Cached, because every page sends the shell's script, and compressing it takes a second. */
const measured = new Map<string, number>()

export const sentBytes = (file: string): number => {
  const known = measured.get(file)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const bytes = brotliCompressSync(readFileSync(file), { params }).length
  measured.set(file, bytes)
  return bytes
}

/** Cost of the first screen of `path` by the build records: the same files that the composer hints at. */
export const measureFirstLoad = (shell: BuiltApp, owner: BuiltApp, path: string): FirstLoadCost => {
  const own = owner === shell ? [] : [owner.record.entry, ...owner.record.baseFiles]
  const files = [
    ...[shell.record.entry, ...shell.record.baseFiles].map((name) => join(shell.dist, name)),
    ...[...own, ...(owner.record.pathFiles[path] ?? [])].map((name) => join(owner.dist, name)),
  ]
  const scripts = files.filter((file) => file.endsWith('.js'))
  return { files: files.length, scriptBytes: scripts.reduce((sum, file) => sum + sentBytes(file), 0) }
}
