import { createHash } from 'node:crypto'
import { type ReleaseRegistry, signRecord } from '@shuttle/releases'
import type { ReleaseClient, Signer } from './release-client'

/**
 * Signs what the site has from before signatures were kept: the records that it has now, byte for byte. Answers what was signed. Throws a refusal of the site, or one line when it sends another record than it announced.
 */
export const signUnsigned = async (
  client: Pick<ReleaseClient, 'record' | 'sign'>,
  getSigner: (app: string) => Signer,
  { apps }: ReleaseRegistry,
  /** Only this app. */
  only?: string,
): Promise<{ app: string; version: string }[]> => {
  const unsigned = apps
    .filter(({ name }) => only === undefined || name === only)
    .flatMap(({ name: app, builds }) =>
      builds
        .filter(({ signature }) => signature === undefined)
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
