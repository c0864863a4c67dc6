import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKeyPair, publicTextOf, readPrivateKey } from './key-pair'

const scratch = mkdtempSync(join(tmpdir(), 'shuttle-keys-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('makes a key that only its owner can read, and never over another', () => {
  const file = join(scratch, 'keys/mf-a.pem')
  const key = makeKeyPair(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(publicTextOf(readPrivateKey(file))).toBe(publicTextOf(key))
  expect(() => makeKeyPair(file)).toThrow('EEXIST')
})

it('says what is wrong with a key', () => {
  const file = join(scratch, 'other.pem')
  expect(() => readPrivateKey(file)).toThrow(`There is no key at ${file}: `)
  writeFileSync(file, 'nothing of use')
  expect(() => readPrivateKey(file)).toThrow(`${file} is no private key`)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  expect(() => readPrivateKey(file)).toThrow(`${file} is no Ed25519 key`)
})
