import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord, LiveSet } from '@shuttle/contracts'

/** Makes these builds the live ones. The file appears whole or not at all; running servers notice it by themselves. */
export const writeLiveSet = (store: string, records: readonly BuildRecord[]): LiveSet => {
  const shell = records.find((record) => record.kind === 'shell')
  if (!shell) throw new Error('a live set needs a shell')
  const remotes = Object.fromEntries(
    records.filter((record) => record.kind === 'remote').map((record) => [record.name, record.version]),
  )
  const body = JSON.stringify({ shell: shell.version, remotes })
  const set: LiveSet = {
    revision: createHash('sha256').update(body).digest('hex').slice(0, 12),
    shell: shell.version,
    remotes,
  }
  mkdirSync(store, { recursive: true })
  const staging = join(store, `live.${process.pid}.part`)
  writeFileSync(staging, `${JSON.stringify(set, null, 1)}\n`)
  renameSync(staging, join(store, 'live.json'))
  return set
}
