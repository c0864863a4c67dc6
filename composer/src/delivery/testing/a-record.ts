import { createHash } from 'node:crypto'
import { type BuildRecord, containerName, type PageManifest } from '@shuttle/contracts'

const title = { 'zh-cn': '购票', 'zh-hk': '購票', en: 'Buy a ticket' }

export const aPage = (path: string, change: Partial<PageManifest> = {}): PageManifest => ({
  path,
  name: path.slice(1) || 'index',
  title,
  background: 'bg',
  index: 1,
  guard: 'public',
  keepAlive: true,
  bottomBar: true,
  header: 'bar',
  ...change,
})

/** A build: its record and its files, hashed like a real one. */
export interface ABuild {
  record: BuildRecord
  files: Record<string, string>
}

const getFileType = (name: string) => (name.endsWith('.js') ? 'script' : name.endsWith('.css') ? 'style' : 'other')

const withFiles = (record: Omit<BuildRecord, 'files'>, names: readonly string[]): ABuild => {
  const texts = { en: record.name, 'zh-cn': `${record.name} 简` }
  const files = Object.fromEntries([
    ...names.map((name) => [name, `/* ${name} of ${record.version} */`]),
    ...Object.entries(texts).map(([language, who]) => [`texts.${language}.json`, JSON.stringify({ who })]),
  ])
  const described = Object.entries(files).map(([name, content]) => [
    name,
    {
      integrity: `sha256-${createHash('sha256').update(String(content)).digest('base64')}`,
      bytes: Buffer.byteLength(String(content)),
      type: getFileType(name),
    },
  ])
  return { record: { ...record, files: Object.fromEntries(described) }, files }
}

const textFiles = (name: string) => ({ [name]: { en: 'texts.en.json', 'zh-cn': 'texts.zh-cn.json' } })

export const aShell = (version: string, change: Partial<BuildRecord> = {}): ABuild =>
  withFiles(
    {
      kind: 'shell',
      name: 'shell',
      version,
      container: '',
      entry: 'main.js',
      shared: {},
      baseFiles: ['main.css'],
      pathFiles: { '/page_closed': [] },
      textFiles: textFiles('shell'),
      builtIn: [{ name: 'shell', contract: 1, slots: [], pages: [aPage('/page_closed')] }],
      ...change,
    },
    ['main.js', 'main.css', 'boot-script.js'],
  )

export const aRemote = (
  name: string,
  version: string,
  pages: PageManifest[],
  change: Partial<BuildRecord> = {},
): ABuild =>
  withFiles(
    {
      kind: 'remote',
      name,
      version,
      container: containerName(name, version),
      entry: 'entry.js',
      shared: {},
      baseFiles: ['remote.js'],
      pathFiles: Object.fromEntries(pages.map((page) => [page.path, ['page.css', 'page.js']])),
      textFiles: textFiles(name),
      manifest: { name, contract: 1, slots: [], pages },
      ...change,
    },
    [change.entry ?? 'entry.js', 'remote.js', 'page.js', 'page.css'],
  )
