import {
  type AcceptedBuild,
  type Countersignature,
  isRecordSignedBy,
  keyPrint,
  type ReleasedApp,
  type ReleaseRule,
  type RuleChange,
  type Stage,
} from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { OPERATOR } from '../composition/publisher-keys'
import { readPublisherKeys, readRevokedKeys } from './admit-key'
import { assertKnownApp } from './assert-known-app'
import { findAcceptedBuild } from './find-build'
import type { Publisher } from './publisher'
import { type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

const MINUTE_MS = 60_000

export const readReleaseRules = async (db: Kysely<ReleaseTables>): Promise<ReleaseRule[]> => {
  const rows = await db.selectFrom('release_rules').select(['app', 'canary_minutes']).orderBy('app').execute()
  return rows.map((row) => ({ app: row.app, canaryMinutes: row.canary_minutes }))
}

/** Sets or removes what an app needs before it goes live for all visitors. Throws {@link ReleaseFault}. */
export const changeRule = async (
  { db, publisherKeys, clock, log }: ReleaseContext,
  { app, rule }: RuleChange,
  publisher: Publisher,
): Promise<void> => {
  if (publisher.owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', 'Only an operator says what an app needs before it goes live.')
  if (rule === null) {
    const { numDeletedRows } = await db.deleteFrom('release_rules').where('app', '=', app).executeTakeFirst()
    // An old rule may name an app that was pruned since.
    if (numDeletedRows === 0n) await assertKnownApp({ db, publisherKeys }, app)
  } else {
    await assertKnownApp({ db, publisherKeys }, app)
    const row = { canary_minutes: rule.canaryMinutes, set_by: publisher.label, set_at: clock.now() }
    await db
      .insertInto('release_rules')
      .values({ app, ...row })
      .onConflict((conflict) => conflict.column('app').doUpdateSet(row))
      .execute()
  }
  log.info({ app, rule, by: publisher.label }, 'release: rule changed')
}

/** Stores the signature of a second key for a build. Throws {@link ReleaseFault}. */
export const cosignBuild = async (
  { db, clock, publisherKeys, log }: ReleaseContext,
  { app, version, signature }: Countersignature,
  { owner, label }: Publisher,
): Promise<void> => {
  if (owner !== app && owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${owner} cannot cosign ${app}.`)
  const build = await findAcceptedBuild(db, app, version)
  if (keyPrint(build.publisher) === keyPrint(label))
    throw new ReleaseFault('FOREIGN_KEY', `${app} ${version} is signed by ${label} already: a second key must cosign.`)
  const keys = await readPublisherKeys({ db, publisherKeys }, owner)
  const signer = keys.find((one) => one.label === label)
  if (!signer || !isRecordSignedBy(Buffer.from(build.record), signature, signer.key))
    throw new ReleaseFault('UNSIGNED', `remote.json of ${app} ${version} is not signed by ${label}.`)
  const row = { digest: build.digest, signature, signed_at: clock.now() }
  await db
    .insertInto('release_cosignatures')
    .values({ app, version, key: label, ...row })
    .onConflict((conflict) => conflict.columns(['app', 'version', 'key']).doUpdateSet(row))
    .execute()
  log.info({ app, version, by: label }, 'release: cosigned')
}

/** Whether a key other than the build's own, and not revoked, signed these bytes. */
export const isCosigned = async (db: Kysely<ReleaseTables>, app: string, build: AcceptedBuild): Promise<boolean> => {
  const rows = await db
    .selectFrom('release_cosignatures')
    .select('key')
    .where('app', '=', app)
    .where('version', '=', build.version)
    .where('digest', '=', build.digest)
    .execute()
  const revoked = (await readRevokedKeys(db)).map(({ key }) => keyPrint(key))
  return rows.some(({ key }) => keyPrint(key) !== keyPrint(build.publisher) && !revoked.includes(keyPrint(key)))
}

/**
 * Since when visitors have had this trial without interruption, such as a closed
 * remote; undefined when they do not have it.
 */
const onTrialSince = async (
  db: Kysely<ReleaseTables>,
  { name, canary, enabled }: ReleasedApp,
  version: string,
): Promise<number | undefined> => {
  if (!enabled || canary?.version !== version) return undefined
  const rows = await db
    .selectFrom('release_history')
    .select(['action', 'canary_version', 'canary_stage', 'moved_at'])
    .where('app', '=', name)
    .orderBy('revision', 'desc')
    .execute()
  let since: number | undefined
  for (const { action, canary_version, canary_stage, moved_at } of rows) {
    const isShown = canary_version === version && canary_stage !== 'staff' && canary_stage !== null
    if (!isShown || action === 'disable') break
    since = moved_at
    // It was closed until this move, whatever moved meanwhile.
    if (action === 'enable') break
  }
  return since
}

/**
 * Refuses to give a build to staff, to a share of visitors, or to all (stage 100) before the rule of its app is met: a
 * second signature before any stage, because browsers of staff have the most rights; time on trial before all visitors.
 * A rollback is never blocked. Throws {@link ReleaseFault} `RULE`.
 */
export const assertRule = async (
  db: Kysely<ReleaseTables>,
  app: ReleasedApp,
  { version, stage }: { version: string; stage: Stage },
  now: number,
): Promise<void> => {
  const rule = (await readReleaseRules(db)).find((one) => one.app === app.name)
  const build = app.builds.find((one) => one.version === version)
  if (!rule || !build || (await isCosigned(db, app.name, build))) return
  const { canaryMinutes } = rule
  const second = `or a second signature (npm run release -- cosign ${app.name} ${version})`
  if (canaryMinutes === null)
    throw new ReleaseFault(
      'RULE',
      `${app.name} ${version} needs a second signature first (npm run release -- cosign ${app.name} ${version}).`,
    )
  if (stage !== '100') return
  const since = await onTrialSince(db, app, version)
  if (since !== undefined && now - since >= canaryMinutes * MINUTE_MS) return
  const had =
    since === undefined ? 'it is on trial by share at none' : `it has had ${Math.floor((now - since) / MINUTE_MS)}`
  throw new ReleaseFault(
    'RULE',
    `${app.name} needs ${canaryMinutes} minutes on trial by share before it goes live for everybody (${had}), ${second}.`,
  )
}
