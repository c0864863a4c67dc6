import { BASE_PATH, type BuildRecord } from '@shuttle/contracts'
import { type PreviewLink, type PreviewRequest, SMOKE_MINUTES } from '@shuttle/releases'
import { signPreview } from '../composition/preview-token'
import { OPERATOR } from '../composition/publisher-keys'
import { assertPublishable } from './move-app'
import type { Publisher } from './publisher'
import { readApp } from './read-registry'
import { type ReleaseContext, ReleaseFault } from './release-context'

const MINUTE_MS = 60_000

/**
 * The page that a link opens: `wanted`, which may have a query, or the first page
 * of the version; for the shell it is home.
 */
const pageToOpen = async (
  db: ReleaseContext['db'],
  { app, version, page: wanted }: PreviewRequest,
): Promise<string> => {
  const { record } = await db
    .selectFrom('release_builds')
    .select('record')
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const pages = (JSON.parse(record) as BuildRecord).manifest?.pages ?? []
  if (wanted === undefined) return pages[0]?.path ?? '/'
  const [path] = wanted.split('?', 1)
  if (pages.length > 0 && !pages.some((page) => page.path === path))
    throw new ReleaseFault(
      'BAD_REQUEST',
      `${app} ${version} has no page ${path}: there are ${pages.map((page) => page.path).join(' ')}.`,
    )
  return wanted
}

/**
 * A signed link that shows one accepted version to signed-in staff, or to the smoke of its publisher, without making it
 * live.
 */
export const createPreviewLink = async (
  context: ReleaseContext,
  request: PreviewRequest,
  publisher: Publisher,
): Promise<PreviewLink> => {
  const { db, clock, previewSecret, publicUrl } = context
  const { app, version, minutes, smoke } = request
  if (publisher.owner !== app && publisher.owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot preview ${app}.`)
  const { builds } = await readApp(db, app)
  if (!builds.some((build) => build.version === version))
    throw new ReleaseFault('UNKNOWN_VERSION', `${app} ${version} was never accepted here.`)
  if (smoke && minutes > SMOKE_MINUTES)
    throw new ReleaseFault('BAD_REQUEST', `The token of a smoke lives ${SMOKE_MINUTES} minutes at most.`)
  if (smoke) await assertPublishable(context, request)
  const expiresAt = clock.now() + minutes * MINUTE_MS
  const token = signPreview({ app, version, expiresAt, ...(smoke && { smoke }) }, previewSecret)
  const page = encodeURIComponent(await pageToOpen(db, request))
  return { url: `${publicUrl}${BASE_PATH}preview?token=${token}&page=${page}`, expiresAt }
}
