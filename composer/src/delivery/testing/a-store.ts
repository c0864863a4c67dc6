import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord, PageManifest } from '@shuttle/contracts'
import { type ReleasedApp, type ReleaseRegistry, signRecord } from '@shuttle/releases'
import { buildPrefix, folderStore } from '../../artefacts/artefact-store'
import { newKey, writeKeyFile } from '../../testing/key-file'
import type { BuildStore } from '../build'
import type { RegistrySource } from '../release-sync'
import { type ABuild, aRemote, aShell } from './a-record'

export { aPage } from './a-record'

/**
 * A store on disk with one shell and the given remotes, and a release registry that the test changes. One key in
 * `keyFile` signs every app.
 */
export const aStore = (
  remotes: Record<string, PageManifest[]>,
  dir = mkdtempSync(join(tmpdir(), 'store-')),
  keyFile = join(dir, 'publisher-keys.json'),
) => {
  const pair = newKey()
  const owners = new Set<string>()
  const registry: ReleaseRegistry = { revision: 0, withdrawals: 0, apps: [] }
  /** Set these to make database or store fail. */
  const broken: { store?: string | undefined; registry?: string | undefined } = {}
  let wentLive = 0

  const findOrAddApp = ({ name, kind }: Pick<BuildRecord, 'name' | 'kind'>): ReleasedApp => {
    const known = registry.apps.find((one) => one.name === name)
    if (known) return known
    const app: ReleasedApp = { name, kind, revision: 0, live: null, canary: null, enabled: true, builds: [] }
    registry.apps.push(app)
    return app
  }
  /** Accepts a build: its files are in the store, but it is not live yet. */
  const accept = ({ record, files }: ABuild): void => {
    const folder = join(dir, buildPrefix(record))
    mkdirSync(folder, { recursive: true })
    const text = JSON.stringify(record)
    writeFileSync(join(folder, 'remote.json'), text)
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    const digest = createHash('sha256').update(text).digest('hex')
    owners.add(record.name)
    writeKeyFile(keyFile, Object.fromEntries([...owners].map((owner) => [owner, [pair]])))
    const signature = signRecord(Buffer.from(text), pair.key)
    const publisher = `${record.name}:00000000`
    const build = { version: record.version, digest, publisher, signature, acceptedAt: 0, wentLiveAt: null }
    findOrAddApp(record).builds.unshift({ ...build, withdrawn: false })
    registry.revision += 1
  }
  /** Makes a move like the release calls do. */
  const change = (name: string, change: Partial<ReleasedApp>): void => {
    const app = registry.apps.find((one) => one.name === name)
    if (!app) throw new Error(`no app ${name}`)
    Object.assign(app, change)
    for (const build of app.builds)
      if (build.version === app.canary?.version && build.tried !== 'visitors')
        build.tried = app.canary.stage === 'staff' ? 'staff' : 'visitors'
    for (const build of app.builds) if (build.version === app.live) build.wentLiveAt ??= ++wentLive
    registry.revision += 1
  }
  const goLive = (versions: Record<string, string>): void => {
    for (const [name, version] of Object.entries(versions)) change(name, { live: version })
  }
  const publish = (name: string, version: string, pages: PageManifest[], record: Partial<BuildRecord> = {}): void =>
    accept(aRemote(name, version, pages, record))

  const files = folderStore(dir)
  const store: BuildStore = {
    get: async (key) => {
      if (broken.store) throw new Error(broken.store)
      return files.get(key)
    },
  }
  const source: RegistrySource = {
    read: async () => {
      if (broken.registry) throw new Error(broken.registry)
      return structuredClone(registry)
    },
  }

  accept(aShell('1'))
  for (const [name, pages] of Object.entries(remotes)) publish(name, '1', pages)
  goLive(Object.fromEntries(['shell', ...Object.keys(remotes)].map((name) => [name, '1'])))
  return { dir, registry, broken, store, source, keyFile, key: pair, accept, change, publish, goLive }
}
export type AStore = ReturnType<typeof aStore>
