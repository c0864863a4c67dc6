import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BuildRecord, PageManifest } from '@shuttle/contracts'

const toIntegrity = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

export const aPage = (path: string): PageManifest => ({
  path,
  name: path.slice(1).replaceAll('_', '-') || 'index',
  title: { 'zh-cn': '页', 'zh-hk': '頁', en: 'Page' },
  background: 'bg',
  index: 1,
  guard: 'public',
  keepAlive: false,
  bottomBar: false,
  header: 'bar',
})

/** The folder of a publisher: the record of a build and its files. */
export interface ABuild {
  record: BuildRecord
  files: Record<string, string>
}

const aBuild = (record: Omit<BuildRecord, 'files'>, files: Record<string, string>): ABuild => {
  const described = Object.entries(files).map(([name, content]) => [
    name,
    {
      integrity: toIntegrity(content),
      bytes: Buffer.byteLength(content),
      type: name.endsWith('.js') ? ('script' as const) : ('other' as const),
    },
  ])
  return { record: { ...record, files: Object.fromEntries(described) }, files }
}

const nothing = { shared: {}, baseFiles: [], pathFiles: {} }

/**
 * A remote with an entry and texts; its only page is named after it. `content` makes other bytes of the same version.
 */
export const aRemote = (
  name: string,
  version: string,
  change: Partial<BuildRecord> = {},
  content = 'entry',
): ABuild => {
  const pages = [aPage(`/${name.replace('mf-', '')}`)]
  return aBuild(
    {
      ...nothing,
      kind: 'remote',
      name,
      version,
      container: `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
      entry: 'entry.js',
      textFiles: { [name]: { en: 'texts.en.json' } },
      manifest: { name, contract: 1, slots: [], pages },
      pathFiles: Object.fromEntries((change.manifest?.pages ?? pages).map(({ path }) => [path, ['entry.js']])),
      ...change,
    },
    { 'entry.js': `/* ${content} of ${version} */`, 'texts.en.json': `{"of":"${version}"}`, 'font.woff2': 'a font' },
  )
}

/** The same build with one more file. */
export const withFile = ({ record, files }: ABuild, name: string, content: string): ABuild =>
  aBuild(record, { ...files, [name]: content })

/** The same build as newer tools make it: with compressed copies of each text, computed from `content` of it. */
export const withCopies = ({ record, files }: ABuild, content = (text: string) => text) => {
  const copies: Record<string, Buffer> = {}
  const described = Object.entries(record.files).map(([name, file]) => {
    if (!/\.(js|json)$/.test(name)) return [name, file] as const
    const text = content(files[name] ?? '')
    const [br, gz] = [brotliCompressSync(text), gzipSync(text)]
    Object.assign(copies, { [`${name}.br`]: br, [`${name}.gz`]: gz })
    const describe = (bytes: Buffer) => ({ integrity: toIntegrity(bytes), bytes: bytes.length })
    return [name, { ...file, compressed: { br: describe(br), gz: describe(gz) } }] as const
  })
  return { record: { ...record, files: Object.fromEntries(described) }, files, copies }
}

/** A shell that has the page `/page_closed`. */
export const aShell = (version: string, change: Partial<BuildRecord> = {}): ABuild =>
  aBuild(
    {
      ...nothing,
      kind: 'shell',
      name: 'shell',
      version,
      container: '',
      entry: 'main.js',
      textFiles: {},
      builtIn: [{ name: 'shell', contract: 1, slots: [], pages: [aPage('/page_closed')] }],
      ...change,
    },
    { 'main.js': `/* main of ${version} */` },
  )
