import { BASE_PATH } from '@shuttle/contracts'
import type { PreviewLink, PreviewRequest } from '@shuttle/releases'
import { signPreview } from '../composition/preview-token'
import { OPERATOR, type Publisher } from './authenticate-publisher'
import { readApp } from './read-registry'
import { type ReleaseContext, ReleaseFault } from './release-context'

const MINUTE_MS = 60_000

/** A signed link that shows one accepted version to signed-in staff, without anything going live. */
export const previewLink = async (
  { db, clock, previewSecret, publicUrl }: ReleaseContext,
  { app, version, minutes }: PreviewRequest,
  publisher: Publisher,
): Promise<PreviewLink> => {
  if (publisher.owner !== app && publisher.owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot preview ${app}.`)
  const { builds } = await readApp(db, app)
  if (!builds.some((build) => build.version === version))
    throw new ReleaseFault('UNKNOWN_VERSION', `${app} ${version} was never accepted here.`)
  const expiresAt = clock.now() + minutes * MINUTE_MS
  const token = signPreview({ app, version, expiresAt }, previewSecret)
  return { url: `${publicUrl}${BASE_PATH}preview?token=${token}`, expiresAt }
}
