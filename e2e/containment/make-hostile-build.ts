import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildRecord, containerName, type PageManifest } from '@shuttle/contracts'
import type { HostileRemote } from './hostile-remotes'

const toPage = ({ name, guard = 'public' }: HostileRemote): PageManifest => ({
  path: `/${name.replace('mf-', '').replaceAll('-', '_')}`,
  name: name.replace('mf-', ''),
  title: { 'zh-cn': name, 'zh-hk': name, en: name },
  background: 'bg',
  index: 2,
  guard,
  keepAlive: true,
  bottomBar: true,
  header: 'none',
})

/**
 * A container as the shell loads it, written by hand, so none of our build tools has checked it. `atLoad` runs with the
 * module, `inEffect` when the page is shown, `inRender` while it is drawn.
 */
const containerScript = (
  container: string,
  manifest: object,
  path: string,
  remote: HostileRemote,
): string => `"use strict";
(() => {
  let scope
  const library = async (key) => {
    const [provided] = Object.values(scope[key])
    return (provided.lib ?? (await provided.get()))()
  }
  globalThis.${container} = {
    init: (given) => { scope = given },
    get: async () => {
      const React = await library('react')
      ${remote.atLoad ?? ''}
      const Page = () => {
        ${remote.inRender ?? ''}
        React.useEffect(() => {
          ${remote.inEffect ?? ''}
        }, [])
        return React.createElement('h1', null, 'Hostile page')
      }
      const texts = async () => ({ texts: {} })
      const remote = {
        manifest: ${JSON.stringify(manifest)},
        pages: { ${JSON.stringify(path)}: async () => ({ Page }) },
        slots: {},
        texts: { 'zh-cn': texts, 'zh-hk': texts, en: texts },
      }
      return () => ({ remote })
    },
  }
})()
`

export const HOSTILE_VERSION = '6.6.6'
export const HARMLESS_VERSION = '6.6.5'

/** Writes the signed build of a hostile remote below `into`. Returns its folder and the path of its page. */
export const makeHostileBuild = (
  into: string,
  remote: HostileRemote,
  version = HOSTILE_VERSION,
): { dist: string; path: string } => {
  const { name } = remote
  const page = toPage(remote)
  const manifest = { name, contract: 1 as const, pages: [page], slots: [] }
  const container = containerName(name, version)
  const contents: Record<string, string> = {
    'entry.js': containerScript(container, manifest, page.path, remote),
    // A record names at least one file for each page; the code of this one is in the entry.
    'page.js': '',
    ...(remote.css && { 'page.css': remote.css }),
  }
  const dist = join(into, `${name}-${version}`)
  mkdirSync(dist, { recursive: true })
  const files = Object.entries(contents).map(([file, content]) => {
    writeFileSync(join(dist, file), content)
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
    const type = file.endsWith('.js') ? ('script' as const) : ('style' as const)
    return [file, { integrity, bytes: Buffer.byteLength(content), type }] as const
  })
  const record: BuildRecord = {
    kind: 'remote',
    name,
    version,
    container,
    entry: 'entry.js',
    shared: {},
    files: Object.fromEntries(files),
    baseFiles: [],
    pathFiles: { [page.path]: ['page.js', ...(remote.css ? ['page.css'] : [])] },
    textFiles: {},
    manifest,
  }
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(record))
  return { dist, path: page.path }
}
