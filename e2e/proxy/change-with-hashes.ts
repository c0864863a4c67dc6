import { createHash } from 'node:crypto'
import { BASE_PATH, type BuildRecord } from '@shuttle/contracts'
import type { Fault } from './fault-proxy'

export const toIntegrity = (body: Buffer | string): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`

/** Addresses of pages, without the files of builds. */
export const PAGE_ADDRESS = new RegExp(`^${BASE_PATH}(?!shell/|remotes/|report|preview/)`)

/** The address of a file, whatever its query. */
export const toFileAddress = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(\\?|$)`)

/**
 * Faults with which a changed script still runs: its new hash replaces the old one everywhere, in the entry's table of
 * its chunks, in the page, in the registry. `files` are contents of the build by name, `edits` the changed ones. Throws
 * when an edit changes nothing.
 */
export const changeWithHashes = (
  /** Path of the build's folder, with a trailing slash. */
  base: string,
  record: Pick<BuildRecord, 'files'>,
  files: ReadonlyMap<string, string>,
  edits: ReadonlyMap<string, (text: string) => string>,
): Fault[] => {
  const changed = new Map<string, string>()
  for (const [name, edit] of edits) {
    const before = files.get(name)
    const after = before === undefined ? undefined : edit(before)
    if (after === undefined || after === before) throw new Error(`the fault changes nothing in ${name}`)
    changed.set(name, after)
  }
  // The packed registry has them without prefix and padding.
  const bare = (integrity = ''): string => integrity.replace(/^sha256-|=$/g, '')
  const was = (name: string): string => bare(record.files[name]?.integrity)
  const hashes = new Map([...changed].map(([name, text]) => [was(name), bare(toIntegrity(text))]))
  // A file that contains the hash of a changed one changes too, until nothing does.
  for (let grows = true; grows; ) {
    grows = false
    for (const [name, text] of files) {
      const base = changed.get(name) ?? text
      const next = [...hashes].reduce((whole, [old, now]) => whole.replaceAll(old, now), base)
      if (next === base) continue
      changed.set(name, next)
      hashes.set(was(name), bare(toIntegrity(next)))
      grows = true
    }
  }
  const scripts = [...changed].map(
    ([name, text]): Fault => ({
      address: toFileAddress(base + name),
      effect: { kind: 'instead', type: 'text/javascript', body: text },
    }),
  )
  const pages: Fault = {
    address: PAGE_ADDRESS,
    effect: {
      kind: 'rewrite',
      body: (body) => [...hashes].reduce((whole, [old, now]) => whole.replaceAll(old, now), body.toString()),
    },
  }
  return [...scripts, pages]
}
