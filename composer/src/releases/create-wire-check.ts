import { describePart } from '../composition/contracts/broken-part'
import { findUnansweredCalls } from '../composition/contracts/find-own-conflicts'
import { announcedVersions, readRecords } from './find-build'
import { readRegistry } from './read-registry'
import type { ReleaseContext } from './release-context'

/**
 * Why a service that starts may not take over: a build that visitors get now makes a call that it does not answer, or
 * lacks a field that it needs. Met once, it stays met: later builds are compared when they are published.
 */
export const createWireCheck = ({
  db,
  servedCalls,
}: Pick<ReleaseContext, 'db' | 'servedCalls'>): (() => Promise<string | undefined>) => {
  let isMet = servedCalls === undefined
  return async () => {
    if (isMet || !servedCalls) return undefined
    const { apps } = await readRegistry(db)
    const announced = apps.flatMap((app) => announcedVersions(app).map((version) => ({ app: app.name, version })))
    const find = await readRecords(db, announced)
    const [conflict] = announced
      .flatMap(({ app, version }) => find(app, version))
      .flatMap((record) => findUnansweredCalls(record, servedCalls))
    isMet = conflict === undefined
    return conflict && describePart(conflict.part)
  }
}
