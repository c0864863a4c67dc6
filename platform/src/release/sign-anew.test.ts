import { createHash, generateKeyPairSync } from 'node:crypto'
import type { ReleaseRegistry } from '@shuttle/releases'
import { signAnew } from './sign-anew'
import { aBuild, anApp } from './testing/an-app'

const RECORD = Buffer.from('{}')
const digest = createHash('sha256').update(RECORD).digest('hex')
const signature = 'a signature='
const build = (version: string, publisher: string) => aBuild(version, 1, { digest, publisher, signature })

/** One build of each kind; the version names the state of its key. */
const REGISTRY: ReleaseRegistry = {
  revision: 1,
  withdrawals: 0,
  apps: [
    anApp({
      builds: [
        build('known', 'mf-a:00000001'),
        build('revoked', 'mf-a:00000002'),
        build('taken-down', 'mf-a:00000003'),
        build('out-of-file', 'mf-a:00000004'),
      ],
    }),
    anApp({ name: 'mf-b', builds: [build('revoked', 'mf-b:00000002')] }),
  ],
  revokedKeys: [
    { key: 'mf-a:00000002', withdrawsBuilds: false, by: 'operator:0', at: 1 },
    { key: 'mf-a:00000003', withdrawsBuilds: true, by: 'operator:0', at: 1 },
  ],
  unknownKeys: ['mf-a:00000003', 'mf-a:00000004'],
}
const signer = { owner: 'operator', key: generateKeyPairSync('ed25519').privateKey }

const sign = async ({ only, record = RECORD }: { only?: string; record?: Buffer } = {}) => {
  const sent: string[] = []
  const client = {
    record: async () => record,
    sign: async (_: unknown, { app, version }: { app: string; version: string }) => void sent.push(`${app} ${version}`),
  }
  const answer = await signAnew(client, signer, REGISTRY, only)
  expect(answer.map(({ app, version }) => `${app} ${version}`)).toEqual(sent)
  return sent
}

it('signs builds of a revoked or removed key anew, and never a build that was taken down', async () => {
  expect(await sign()).toEqual(['mf-a revoked', 'mf-a out-of-file', 'mf-b revoked'])
  expect(await sign({ only: 'mf-b' })).toEqual(['mf-b revoked'])
})

it('signs nothing that differs from the registry', async () => {
  await expect(sign({ record: Buffer.from('[]') })).rejects.toThrow('sent another remote.json of mf-a revoked')
})
