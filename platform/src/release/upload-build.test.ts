import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRecordSignedBy, isSignedBy, RELEASE_PATHS, SIGNATURE_HEADERS } from '@shuttle/releases'
import { releaseClient } from './release-client'
import { aBuildFolder } from './testing/a-build-folder'
import { anApp } from './testing/an-app'
import { scriptedSite } from './testing/scripted-site'
import { readDist, uploadBuild } from './upload-build'

const NOW = 1_800_000_000_000
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signer = { owner: 'mf-a', key: privateKey }
const scratch = mkdtempSync(join(tmpdir(), 'shuttle-upload-'))
const dist = aBuildFolder(join(scratch, 'dist'), { name: 'mf-a', version: '1.0' })
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const uploadTo = async (missing: string[]) => {
  const site = await scriptedSite(({ path }) =>
    path === RELEASE_PATHS.announce
      ? { body: { app: 'mf-a', version: '1.0', missing } }
      : path === RELEASE_PATHS.accept
        ? { body: anApp() }
        : { status: 204 },
  )
  const result = await uploadBuild(
    releaseClient(site.url, () => NOW),
    signer,
    dist,
  )
  await site.close()
  return { ...result, requests: site.requests }
}

describe('the upload of a build to the site', () => {
  it('announces a build, sends its missing files, and has it accepted', async () => {
    const { app, uploaded, requests } = await uploadTo(['entry.js'])
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/releases/announce',
      'PUT /api/releases/files/mf-a/1.0/entry.js',
      'POST /api/releases/accept',
    ])
    expect(requests[1]?.body.toString()).toBe('/* mf-a 1.0 */')
    expect({ app, uploaded }).toEqual({ app: anApp(), uploaded: 1 })
  })

  it('sends no file that the site has', async () => {
    const { uploaded, requests } = await uploadTo([])
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(uploaded).toBe(0)
  })

  it('signs the record of a build, and each request with its date', async () => {
    const { requests } = await uploadTo(['texts.en.json'])
    const announced = JSON.parse(requests[0]?.body.toString() ?? '') as { record: string; signature: string }
    expect(announced.record).toBe(readDist(dist).bytes.toString())
    expect(isRecordSignedBy(Buffer.from(announced.record), announced.signature, publicKey)).toBe(true)
    for (const { method, path, headers, body } of requests) {
      expect(headers[SIGNATURE_HEADERS.key]).toBe('mf-a')
      const [site, nonce] = [SIGNATURE_HEADERS.site, SIGNATURE_HEADERS.nonce].map((name) => String(headers[name]))
      const request = { method, path, date: String(NOW), site: site ?? '', nonce: nonce ?? '', body }
      expect(isSignedBy(request, String(headers[SIGNATURE_HEADERS.signature]), publicKey)).toBe(true)
      expect(isSignedBy({ ...request, date: '1' }, String(headers[SIGNATURE_HEADERS.signature]), publicKey)).toBe(false)
    }
  })

  it('reports a missing build by name', () => {
    expect(() => readDist(scratch)).toThrow(`There is no build at ${scratch}: remote.json is missing.`)
  })
})
