import { createHash } from 'node:crypto'
import { type AcceptedBuild, keyPrint, type ReleaseRegistry, signRecord } from '@shuttle/releases'
import type { ReleaseClient, Signer } from './release-client'

/**
 * Whether the key that signed a build has ended: it was revoked, or is in the key file of the site no more. What was taken
 * down with its key is not meant: nobody vouches for that in passing.
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
 * Signs what the site has from before signatures were kept: the records that it has now, byte for byte. Answers what was
 * signed. Throws a refusal of the site, or one line when it sends another record than it announced.
 */
export const signUnsigned = async (
  client: Pick<ReleaseClient, 'record' | 'sign'>,
  getSigner: (app: string) => Signer,
  registry: ReleaseRegistry,
  options: {
    /** Only this app. */
    only?: string | undefined
    /** Also what is signed by a key that has ended. */
    withEndedKeys?: boolean
  } = {},
): Promise<{ app: string; version: string }[]> => {
  const { only, withEndedKeys = false } = options
  const unsigned = registry.apps
    .filter(({ name }) => only === undefined || name === only)
    .flatMap(({ name: app, builds }) =>
      builds
        .filter((build) => build.signature === undefined || (withEndedKeys && hasEndedKey(registry, build)))
        .map(({ version, digest }) => ({ app, version, digest })),
    )
  for (const { app, version, digest } of unsigned) {
    const signer = getSigner(app)
    const record = await client.record(signer, { app, version })
    if (createHash('sha256').update(record).digest('hex') !== digest)
      throw new Error(
        `The site sent another remote.json of ${app} ${version} than its registry names: nothing is signed.`,
      )
    await client.sign(signer, { app, version, signature: signRecord(record, signer.key) })
  }
  return unsigned.map(({ app, version }) => ({ app, version }))
}
