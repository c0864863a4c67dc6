import { findUnservedWire } from '../composition/compatibility'
import { describePart } from '../composition/contracts/broken-part'
import { findUnansweredCalls } from '../composition/contracts/find-own-conflicts'
import { storedVersions } from './assert-contracts'
import { announcedVersions, readRecords } from './find-build'
import { readRegistry } from './read-registry'
import type { ReleaseContext } from './release-context'

/**
 * Why a service that starts may not take over: a build that visitors get now makes a call that it does not answer, or
 * lacks a field that it needs. Met once, it stays met: later builds are compared when they are published. The first
 * check logs one warning for each build stored for a rollback that the service would refuse; these do not stop it.
 */
export const createWireCheck = ({
  db,
  servedCalls,
  servedWire,
  log,
}: Pick<ReleaseContext, 'db' | 'servedCalls' | 'servedWire' | 'log'>): (() => Promise<string | undefined>) => {
  let isMet = servedCalls === undefined
  let isWarned = false
  return async () => {
    if (isMet || !servedCalls) return undefined
    const { apps } = await readRegistry(db)
    const announced = apps.flatMap((app) => announcedVersions(app).map((version) => ({ app: app.name, version })))
    const stored = isWarned
      ? []
      : apps.flatMap((app) => storedVersions(app).map((version) => ({ app: app.name, version })))
    const find = await readRecords(db, [...announced, ...stored])
    for (const build of stored) {
      const parts = find(build.app, build.version).flatMap((record) => [
        ...[findUnservedWire(record, servedWire) ?? []].flat(),
        ...findUnansweredCalls(record, servedCalls).map(({ part }) => part),
      ])
      if (parts.length > 0)
        log.warn({ ...build, why: parts.map(describePart) }, 'release: a rollback to this stored build would not run')
    }
    isWarned = true
    const [conflict] = announced
      .flatMap(({ app, version }) => find(app, version))
      .flatMap((record) => findUnansweredCalls(record, servedCalls))
    isMet = conflict === undefined
    return conflict && describePart(conflict.part)
  }
}
