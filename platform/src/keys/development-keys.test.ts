import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDevelopmentKeys, keyPath } from './development-keys'
import { publicTextOf, readPrivateKey } from './key-pair'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shuttle-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'publisher-keys.json')
const known = (): Record<string, string[]> => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, string[]>
const ownKey = (owner: string) => publicTextOf(readPrivateKey(keyPath(dataDir, owner)))

it('makes a key for each, and tells the site their public halves', () => {
  ensureDevelopmentKeys(dataDir, ['operator', 'shell'])
  expect(known()).toEqual({ operator: [ownKey('operator')], shell: [ownKey('shell')] })
  expect(readdirSync(join(dataDir, 'keys')).sort()).toEqual(['operator.pem', 'shell.pem'])
})

it('leaves what is there, and adds who is new', () => {
  ensureDevelopmentKeys(dataDir, ['shell'])
  const before = known()
  ensureDevelopmentKeys(dataDir, ['shell', 'mf-a'])
  expect(known()).toEqual({ ...before, 'mf-a': [ownKey('mf-a')] })
})

it('does not put back a key that was revoked for another of the same owner', () => {
  ensureDevelopmentKeys(dataDir, ['shell'])
  writeFileSync(file(), JSON.stringify({ shell: ['another team’s'] }))
  ensureDevelopmentKeys(dataDir, ['shell'])
  expect(known()).toEqual({ shell: ['another team’s'] })
})
