import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'

const toIntegrity = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

const page = (name: string) => ({
  path: `/${name.replaceAll('-', '_')}`,
  name,
  title: { 'zh-cn': '页', 'zh-hk': '頁', en: 'Page' },
  background: 'bg' as const,
  index: 1,
  guard: 'public' as const,
  keepAlive: false,
  bottomBar: false,
  header: 'bar' as const,
})

const aManifest = (name: string, ownPage: string) => ({
  name,
  contract: 1 as const,
  pages: [page(ownPage)],
  slots: [],
})

/** Writes a `dist` folder: `remote.json` and the files it names. Returns the folder. */
export const aBuildFolder = (
  dist: string,
  { name, version, ...change }: Pick<BuildRecord, 'name' | 'version'> & Partial<BuildRecord>,
): string => {
  const isShell = name === 'shell'
  const manifest = isShell ? undefined : (change.manifest ?? aManifest(name, name))
  const files = { 'entry.js': `/* ${name} ${version} */`, 'texts.en.json': `{"of":"${version}"}` }
  const record: BuildRecord = {
    kind: isShell ? 'shell' : 'remote',
    name,
    version,
    container: isShell ? '' : `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    entry: 'entry.js',
    shared: {},
    files: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        { integrity: toIntegrity(content), bytes: content.length, type: file.endsWith('.js') ? 'script' : 'other' },
      ]),
    ),
    baseFiles: [],
    pathFiles: Object.fromEntries((manifest?.pages ?? []).map(({ path }) => [path, ['entry.js']])),
    textFiles: { [name]: { en: 'texts.en.json', 'zh-cn': 'texts.en.json', 'zh-hk': 'texts.en.json' } },
    ...(isShell ? { builtIn: [aManifest('shell', 'preview')] } : { manifest }),
    ...change,
  }
  mkdirSync(dist, { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content)
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(record))
  return dist
}
