import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { readRecord } from '../fixtures/publish-builds'
import { toIntegrity } from '../proxy/change-with-hashes'

export interface Reissue {
  dist: string
  name: string
  version: string
}

const isText = (name: string): boolean => /\.(js|css|json|svg)$/.test(name)

/**
 * The same build under another version, in milliseconds instead of a compilation: replaces the hash of its sources
 * everywhere (addresses, container, classes), applies `edit` to texts, and updates every file hash. `token` is ten
 * letters or digits; `into` is a folder for the copy.
 */
export const reissueBuild = (
  from: string,
  into: string,
  token: string,
  edit: (content: string, name: string) => string = (content) => content,
): Reissue => {
  const before = readRecord(from)
  const old = before.version.split('-').at(-1) ?? ''
  if (token.length !== old.length) throw new Error(`${token} is not as long as ${old}`)
  const dist = mkdtempSync(join(into, `${before.name}-`))
  cpSync(from, dist, { recursive: true, filter: (path) => !path.includes('.built-from') })
  const names = readdirSync(dist).filter((name) => isText(name) && name !== 'remote.json')
  const sources = names.map((name) => {
    const text = readFileSync(join(dist, name), 'utf8').replaceAll(old, token)
    return { name, text: edit(text, name), was: before.files[name]?.integrity ?? '' }
  })
  // A file may contain the hashes of others, which contain further ones: repeat until nothing changes.
  let hashes = new Map<string, string>()
  for (let round = 0; round < 5; round += 1) {
    const next = new Map<string, string>()
    for (const { name, text, was } of sources) {
      const current = [...hashes].reduce((whole, [one, other]) => whole.replaceAll(one, other), text)
      writeFileSync(join(dist, name), current)
      next.set(was, toIntegrity(Buffer.from(current)))
    }
    const isSettled = [...next].every(([was, is]) => hashes.get(was) === is)
    hashes = next
    if (isSettled) break
  }
  const record = JSON.parse(JSON.stringify(before).replaceAll(old, token)) as BuildRecord
  for (const [name, file] of Object.entries(record.files)) {
    const bytes = readFileSync(join(dist, name))
    Object.assign(file, { integrity: toIntegrity(bytes), bytes: bytes.length })
    // Compression at the best quality would cost seconds: the site makes its own copies, as for the builds of older
    // tools.
    delete file.compressed
  }
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(record))
  return { dist, name: record.name, version: record.version }
}
