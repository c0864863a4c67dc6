import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDevelopmentKeys, keyPath, makeKeyPair, readPrivateKey, toPublicText } from './signing-keys'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shuttle-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'publisher-keys.json')
const known = (): Record<string, string[]> => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, string[]>
const ownKey = (owner: string) => toPublicText(readPrivateKey(keyPath(dataDir, owner)))

it('creates a key for each owner, and writes the public keys into the file of the site', () => {
  ensureDevelopmentKeys(dataDir, ['operator', 'shell'])
  expect(known()).toEqual({ operator: [ownKey('operator')], shell: [ownKey('shell')] })
  expect(readdirSync(join(dataDir, 'keys')).sort()).toEqual(['operator.pem', 'shell.pem'])
})

it('leaves existing keys, and adds keys of new apps', () => {
  ensureDevelopmentKeys(dataDir, ['shell'])
  const before = known()
  ensureDevelopmentKeys(dataDir, ['shell', 'mf-a'])
  expect(known()).toEqual({ ...before, 'mf-a': [ownKey('mf-a')] })
})

it('a revoked key that another key of the same owner has replaced is not restored', () => {
  ensureDevelopmentKeys(dataDir, ['shell'])
  writeFileSync(file(), JSON.stringify({ shell: ['another team’s'] }))
  ensureDevelopmentKeys(dataDir, ['shell'])
  expect(known()).toEqual({ shell: ['another team’s'] })
})

const scratch = mkdtempSync(join(tmpdir(), 'shuttle-keys-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('creates a key file that only its owner can read, and never overwrites one', () => {
  const file = join(scratch, 'keys/mf-a.pem')
  const key = makeKeyPair(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(toPublicText(readPrivateKey(file))).toBe(toPublicText(key))
  expect(() => makeKeyPair(file)).toThrow('EEXIST')
})

it('reports the error of an invalid key', () => {
  const file = join(scratch, 'other.pem')
  expect(() => readPrivateKey(file)).toThrow(`There is no key at ${file}: `)
  writeFileSync(file, 'nothing of use')
  expect(() => readPrivateKey(file)).toThrow(`${file} is no private key`)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  expect(() => readPrivateKey(file)).toThrow(`${file} is no Ed25519 key`)
})
