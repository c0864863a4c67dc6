import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { ensureDevelopmentKeys } from '../keys/signing-keys'
import { publishCheckout } from './publish-checkout'
import { aBuildFolder } from './testing/a-build-folder'
import { runService } from './testing/run-service'
import { readDist } from './upload-build'

const scratch = mkdtempSync(join(tmpdir(), 'shuttle-first-start-'))
const root = join(scratch, 'checkout')
const dataDir = join(scratch, 'data')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const build = (name: string, change: Partial<BuildRecord> = {}): string => {
  mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, name, 'rspack.config.ts'), '')
  return aBuildFolder(join(root, name, 'dist'), { name, version: '1.0', ...change })
}
/** A build whose only page is the home page. */
const buildHome = (name: string): void => {
  const { manifest } = readDist(build(name)).record
  if (!manifest) throw new Error(`${name} has no manifest`)
  build(name, { manifest: { ...manifest, pages: manifest.pages.map((page) => ({ ...page, path: '/' })) } })
}

it('a first start is ready only when all its builds are live, and then shows its home page', async () => {
  build('shell')
  buildHome('mf-a')
  build('mf-b')
  ensureDevelopmentKeys(dataDir, ['shell', 'mf-a', 'mf-b'])
  const site = await runService(dataDir, { EXPECTED_APPS: 'shell mf-a mf-b' }, { isFilled: true })
  const status = async (path: string): Promise<number> => (await fetch(new URL(path, site.url))).status
  const probe = async () => ({ ready: await status('/health/ready'), home: await status('/webhtml/') })
  try {
    expect([await status('/health/live'), await probe()]).toEqual([200, { ready: 503, home: 503 }])
    const probes: { ready: number; home: number }[] = []
    let isPublishing = true
    const published = publishCheckout({ root, site: site.url, dataDir, log: () => {} }).finally(() => {
      isPublishing = false
    })
    while (isPublishing) probes.push(await probe())
    await published
    expect(await probe()).toEqual({ ready: 200, home: 200 })
    expect(probes.filter(({ ready, home }) => ready === 200 && home !== 200)).toEqual([])
  } finally {
    await site.stop()
  }
})
