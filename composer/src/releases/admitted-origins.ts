import { type BuildRecord, listOrigins, type NamedOrigin, remoteOrigin } from '@shuttle/contracts'
import type { AdmittedOrigin, OriginChange } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { OPERATOR } from '../composition/publisher-keys'
import { assertKnownApp } from './assert-known-app'
import { findAcceptedBuild } from './find-build'
import type { Publisher } from './publisher'
import { notifyChange, type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

export const readAdmittedOrigins = async (db: Kysely<ReleaseTables>): Promise<AdmittedOrigin[]> => {
  const rows = await db
    .selectFrom('release_origins')
    .select(['app', 'kind', 'origin'])
    .orderBy('app')
    .orderBy('kind')
    .orderBy('origin')
    .execute()
  return rows.map(({ app, kind, origin }) => ({ app, kind, origin }))
}

/** Admits another origin for an app, or ends that; new pages follow at once. Throws {@link ReleaseFault}. */
export const changeOrigin = async (
  context: ReleaseContext,
  { app, kind, origin, admitted }: OriginChange,
  publisher: Publisher,
): Promise<void> => {
  const { transaction, clock, log } = context
  if (publisher.owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', 'Only an operator admits the origins of an app.')
  if (!remoteOrigin.safeParse(origin).success)
    throw new ReleaseFault('BAD_REQUEST', `"${origin}" is no origin such as https://api.example, without a path.`)
  await assertKnownApp(context, app)
  const by = publisher.label
  await transaction(async (trx) => {
    if (admitted)
      await trx
        .insertInto('release_origins')
        .values({ app, kind, origin, admitted_by: by, admitted_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['app', 'kind', 'origin']).doNothing())
        .execute()
    else
      await trx
        .deleteFrom('release_origins')
        .where('app', '=', app)
        .where('kind', '=', kind)
        .where('origin', '=', origin)
        .execute()
    await trx
      .updateTable('release_registry')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute()
  })
  log.info({ app, kind, origin, admitted, by }, 'release: origin changed')
  await notifyChange(context)
}

const VERBS = { connect: 'calls', frame: 'embeds', img: 'shows pictures of' } as const

const describe = (app: string, { kind, origin }: NamedOrigin): string =>
  `it ${VERBS[kind]} ${origin} (npm run release -- admit-origin ${app} --${kind} ${origin})`

/** Refuses a build that names an origin which the operator did not admit. Throws {@link ReleaseFault} `RULE`. */
export const assertOriginsAdmitted = async (
  db: Kysely<ReleaseTables>,
  { app, version }: { app: string; version: string },
): Promise<void> => {
  const { manifest } = JSON.parse((await findAcceptedBuild(db, app, version)).record) as BuildRecord
  const named = listOrigins(manifest?.origins)
  if (named.length === 0) return
  const admitted = await readAdmittedOrigins(db)
  const foreign = named.filter(
    ({ kind, origin }) => !admitted.some((one) => one.app === app && one.kind === kind && one.origin === origin),
  )
  if (foreign.length > 0)
    throw new ReleaseFault(
      'RULE',
      `${app} ${version} uses an origin that the operator of the site has to admit first: ${foreign.map((one) => describe(app, one)).join(', ')}.`,
    )
}
