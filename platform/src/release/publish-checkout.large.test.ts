import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { ensureDevelopmentKeys, keyPath, readPrivateKey } from '../keys/signing-keys'
import { publishCheckout } from './publish-checkout'
import { releaseClient } from './release-client'
import { aBuildFolder } from './testing/a-build-folder'
import { type RunningSite, runService } from './testing/run-service'
import { uploadBuild } from './upload-build'

const HOST = '@shuttle/host'
const scratch = mkdtempSync(join(tmpdir(), 'shuttle-here-'))
const root = join(scratch, 'checkout')
const dataDir = join(scratch, 'data')
let site: RunningSite

/** Writes a build of this checkout. */
const build = (name: string, version: string, change: Partial<BuildRecord> = {}): string => {
  mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, name, 'rspack.config.ts'), '')
  return aBuildFolder(join(root, name, 'dist'), { name, version, ...change })
}
/** Publishes like the next `npm start`; returns the published builds and the printed lines. */
const publish = async () => {
  const lines: string[] = []
  const published = await publishCheckout({ root, site: site.url, dataDir, log: (line) => lines.push(line) })
  return { published, lines }
}
const client = () => releaseClient(site.url, Date.now)
const parseApp = async (name: string) => {
  const app = (await client().registry(signer('shell'))).apps.find((one) => one.name === name)
  if (!app) throw new Error(`${name} is not in the registry`)
  return app
}
const signer = (owner: string) => ({ owner, key: readPrivateKey(keyPath(dataDir, owner)) })

beforeAll(async () => {
  ensureDevelopmentKeys(dataDir, ['shell', 'mf-a', 'mf-b'])
  site = await runService(dataDir)
})
afterAll(async () => {
  await site.stop()
  rmSync(scratch, { recursive: true, force: true })
})

it('publishes each build that the site does not have, once', async () => {
  build('shell', '1.0')
  build('mf-a', '1.0')
  build('mf-b', '1.0')
  const { published, lines } = await publish()
  expect(published).toEqual(['mf-a', 'mf-b', 'shell'])
  expect(lines[0]).toBe('published shell 1.0')
  expect(lines.slice(1).sort()).toEqual(['published mf-a 1.0', 'published mf-b 1.0'])
  expect(await publish()).toEqual({ published: [], lines: [] })
})

it('leaves a version that was rolled back, and prints what is live instead', async () => {
  build('mf-a', '2.0')
  expect((await publish()).published).toEqual(['mf-a'])
  const { revision: seen } = await parseApp('mf-a')
  await client().move(signer('mf-a'), { app: 'mf-a', seen, action: 'rollback' })
  expect(await publish()).toEqual({
    published: [],
    lines: ['mf-a: 1.0 stays live, not 2.0 of this checkout (npm run release -- publish mf-a)'],
  })
})

it('continues a publish that was interrupted after its upload', async () => {
  await uploadBuild(client(), signer('mf-a'), build('mf-a', '3.0'))
  expect((await publish()).published).toEqual(['mf-a'])
  expect((await parseApp('mf-a')).live).toBe('3.0')
})

it('publishes a change across shell and remote, although each alone is refused', async () => {
  build('shell', '2.0', { shared: { [HOST]: '1.0.0' }, provides: { [HOST]: ['oldName'] } })
  await publish()
  build('mf-a', '4.0', { shared: { [HOST]: '^1.0.0' }, uses: { [HOST]: ['oldName'] } })
  await publish()
  build('shell', '3.0', { shared: { [HOST]: '1.0.0' }, provides: { [HOST]: ['newName'] } })
  await expect(publish()).rejects.toThrow('mf-a 4.0 uses oldName of @shuttle/host, which shell 3.0 does not give')
  build('mf-a', '5.0', { shared: { [HOST]: '^1.0.0' }, uses: { [HOST]: ['newName'] } })
  expect((await publish()).published).toEqual(['mf-a', 'shell'])
  expect(await parseApp('shell')).toMatchObject({ live: '3.0' })
  expect(await parseApp('mf-a')).toMatchObject({ live: '5.0', enabled: true })
})
