import { keyPrint, type ReleasedApp, type Revocation } from '@shuttle/releases'
import type { Transaction } from 'kysely'
import { versionBefore } from '../composition/compatibility'
import { OPERATOR } from '../composition/publisher-keys'
import { assertKnownKey } from './assert-known-key'
import { RegistryChanged, retryWhenChanged, writeMove } from './move-app'
import type { NextState } from './next-state'
import type { Publisher } from './publisher'
import { readRegistry } from './read-registry'
import { notifyChange, type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

/**
 * The state of an app without the builds of one key: the newest version of another key becomes live, or none of a
 * remote without one. Undefined when the key signed nothing of it. Throws {@link ReleaseFault}.
 */
const withoutKey = (
  app: ReleasedApp,
  print: string,
): { next: NextState; action: 'rollback' | 'retire' } | undefined => {
  const foreign = new Set(
    app.builds.filter((build) => keyPrint(build.publisher) === print).map(({ version }) => version),
  )
  if (foreign.size === 0) return undefined
  const isLiveForeign = app.live !== null && foreign.has(app.live)
  const live = isLiveForeign ? versionBefore(app, app.live ?? '', (one) => !foreign.has(one)) : app.live
  if (live === undefined && app.kind === 'shell')
    throw new ReleaseFault(
      'INCOMPATIBLE',
      'The live shell and all before it are by this key: publish it by another first.',
    )
  const withdrawn = app.builds
    .filter((build) => foreign.has(build.version) && !build.withdrawn)
    .map(({ version }) => version)
  const canary = app.canary && foreign.has(app.canary.version) ? null : app.canary
  const next = { live: live ?? null, canary: live === undefined ? null : canary, enabled: app.enabled }
  const action = live === undefined ? 'retire' : 'rollback'
  return { action, next: { ...next, withdrawn, restored: [], wentLive: undefined, isWithdrawal: true } }
}

const takeDown = async (
  trx: Transaction<ReleaseTables>,
  key: string,
  { by, now }: { by: string; now: number },
): Promise<ReleasedApp[]> => {
  const taken: string[] = []
  for (const { name } of (await readRegistry(trx)).apps) {
    // Each move changes the revision of the registry.
    const registry = await readRegistry(trx)
    const app = registry.apps.find((one) => one.name === name)
    const without = app && withoutKey(app, keyPrint(key))
    if (!app || !without) continue
    const move = { app: name, seen: app.revision, action: without.action, note: `the key ${key} was revoked` }
    await writeMove(trx, { registry, app, next: without.next }, { move, by, now })
    taken.push(name)
  }
  return (await readRegistry(trx)).apps.filter(({ name }) => taken.includes(name))
}

/**
 * Revokes a key for all servers: it can publish and move nothing from the next request on. With `withdrawsBuilds`, its
 * builds are withdrawn in the same transaction until another key signs them. Throws {@link ReleaseFault}.
 */
export const revokeKey = async (
  context: ReleaseContext,
  { key, withdrawsBuilds }: Revocation,
  publisher: Publisher,
): Promise<{ taken: ReleasedApp[] }> => {
  if (publisher.owner !== OPERATOR) throw new ReleaseFault('FOREIGN_KEY', 'Only an operator revokes keys.')
  if (keyPrint(key) === keyPrint(publisher.label))
    throw new ReleaseFault('BAD_REQUEST', 'A key does not revoke itself: sign with another key of the operator.')
  await assertKnownKey(context, key)
  const { transaction, clock, log } = context
  const by = publisher.label
  const taken = await retryWhenChanged(() =>
    transaction(async (trx) => {
      const row = { withdraws_builds: withdrawsBuilds, revoked_by: by, revoked_at: clock.now() }
      await trx
        .insertInto('release_revoked_keys')
        .values({ key, ...row })
        // Withdrawn builds stay withdrawn.
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(row).where('release_revoked_keys.withdraws_builds', '=', false),
        )
        .execute()
      if (withdrawsBuilds) return takeDown(trx, key, { by, now: clock.now() })
      const { numUpdatedRows } = await trx
        .updateTable('release_registry')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new RegistryChanged()
      return []
    }),
  )
  log.warn({ key, withdrawsBuilds, by, taken: taken.map(({ name }) => name) }, 'release: key revoked')
  await notifyChange(context)
  return { taken }
}
