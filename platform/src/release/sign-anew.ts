import { createHash } from 'node:crypto'
import { type AcceptedBuild, keyPrint, type ReleaseRegistry, signRecord } from '@shuttle/releases'
import type { ReleaseClient, Signer } from './release-client'

/**
 * Whether the key that signed a build has ended: it was revoked, or removed from the key file of the site. Builds that
 * were taken down with their key are excluded, because signing them needs its own decision.
 */
const hasEndedKey = (
  { revokedKeys = [], unknownKeys = [] }: ReleaseRegistry,
  { publisher }: AcceptedBuild,
): boolean => {
  const revoked = revokedKeys.filter(({ key }) => keyPrint(key) === keyPrint(publisher))
  if (revoked.some(({ withdrawsBuilds }) => withdrawsBuilds)) return false
  return revoked.length > 0 || unknownKeys.includes(publisher)
}

/**
 * Signs the builds whose key has ended, of one app or of all: the site's current records, byte for byte. Returns the
 * signed builds. Throws a refusal of the site, or one line when a record differs from the registry.
 */
export const signAnew = async (
  client: Pick<ReleaseClient, 'record' | 'sign'>,
  signer: Signer,
  registry: ReleaseRegistry,
  only?: string,
): Promise<{ app: string; version: string }[]> => {
  const ended = registry.apps
    .filter(({ name }) => only === undefined || name === only)
    .flatMap(({ name: app, builds }) =>
      builds.filter((build) => hasEndedKey(registry, build)).map(({ version, digest }) => ({ app, version, digest })),
    )
  for (const { app, version, digest } of ended) {
    const record = await client.record(signer, { app, version })
    if (createHash('sha256').update(record).digest('hex') !== digest)
      throw new Error(
        `The site sent another remote.json of ${app} ${version} than its registry names: nothing is signed.`,
      )
    await client.sign(signer, { app, version, signature: signRecord(record, signer.key) })
  }
  return ended.map(({ app, version }) => ({ app, version }))
}
