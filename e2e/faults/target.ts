import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildRecord, remoteFolder } from '@shuttle/contracts'
import { readRecord } from '../fixtures/publish-builds'
import type { Story } from './stories'

/** A build on disk, and the part of it that a story uses. */
export interface Target {
  story: Story
  record: BuildRecord
  /** Contents of its files by name. */
  files: ReadonlyMap<string, string>
  /** Path of its folder on the site, with a trailing slash. */
  folder: string
  /** The story's own chunk, and its style where it has one. */
  chunk: string
  style: string | undefined
}

export const readTarget = (dist: string, story: Story): Target => {
  const record = readRecord(dist)
  const slot = `slot-${story.key.replaceAll('.', '-')}`
  const own = story.list === 'pages' ? (record.pathFiles[story.key] ?? []) : [`${slot}.js`, `${slot}.css`]
  const chunk = own.find((name) => name.endsWith('.js') && record.files[name])
  if (!chunk) throw new Error(`${record.name} has no chunk for ${story.key}`)
  return {
    story,
    record,
    files: new Map(
      readdirSync(dist)
        .filter((name) => /\.(js|css)$/.test(name))
        .map((name) => [name, readFileSync(join(dist, name), 'utf8')] as const),
    ),
    folder: remoteFolder(record.name, record.version),
    chunk,
    style: own.find((name) => name.endsWith('.css') && record.files[name]),
  }
}
