import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord, PageManifest } from '@shuttle/contracts'

const file = (type: 'script' | 'style') => ({ integrity: 'sha256-x', bytes: 1, type })
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

const shellRecord = (version: string): BuildRecord => ({
  kind: 'shell',
  name: 'shell',
  version,
  container: '',
  entry: 'main.js',
  shared: {},
  files: { 'main.js': file('script'), 'main.css': file('style'), 'boot-script.js': file('script') },
  baseFiles: ['main.css'],
  pathFiles: { '/page_closed': [] },
  textFiles: { shell: { en: 'texts.en.json', 'zh-cn': 'texts.zh-cn.json' } },
  builtIn: [{ name: 'shell', contract: 1, slots: [], pages: [aPage('/page_closed')] }],
})

const remoteRecord = (name: string, version: string, pages: PageManifest[]): BuildRecord => ({
  kind: 'remote',
  name,
  version,
  container: `${name}_${version}`,
  entry: 'entry.js',
  shared: {},
  files: {
    'entry.js': file('script'),
    'remote.js': file('script'),
    'page.js': file('script'),
    'page.css': file('style'),
  },
  baseFiles: ['remote.js'],
  pathFiles: Object.fromEntries(pages.map((page) => [page.path, ['page.css', 'page.js']])),
  textFiles: { [name]: { en: 'texts.en.json', 'zh-cn': 'texts.zh-cn.json' } },
  manifest: { name, contract: 1, slots: [], pages },
})

const write = (dir: string, folder: string, record: BuildRecord) => {
  const at = join(dir, folder)
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'remote.json'), JSON.stringify(record))
  for (const name of Object.keys(record.files)) writeFileSync(join(at, name), `/* ${name} of ${record.version} */`)
  writeFileSync(join(at, 'texts.en.json'), JSON.stringify({ who: record.name }))
  writeFileSync(join(at, 'texts.zh-cn.json'), JSON.stringify({ who: `${record.name} 简` }))
}

/** A store on disk with one shell and the remotes asked for. */
export const aStore = (remotes: Record<string, PageManifest[]>) => {
  const dir = mkdtempSync(join(tmpdir(), 'store-'))
  const publish = (name: string, version: string, pages: PageManifest[]) =>
    write(dir, `remotes/${name}/${version}`, remoteRecord(name, version, pages))
  const goLive = (versions: Record<string, string>) =>
    writeFileSync(
      join(dir, 'live.json'),
      JSON.stringify({ revision: JSON.stringify(versions), shell: '1', remotes: versions }),
    )
  write(dir, 'shell/1', shellRecord('1'))
  for (const [name, pages] of Object.entries(remotes)) publish(name, '1', pages)
  goLive(Object.fromEntries(Object.keys(remotes).map((name) => [name, '1'])))
  return { dir, publish, goLive }
}
