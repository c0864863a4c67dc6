import type { BuildRecord } from '@shuttle/contracts'
import { findUnansweredCalls } from '../composition/contracts/find-own-conflicts'
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
    const announced = apps.flatMap(({ name, live, canary }) =>
      [live, canary?.version].flatMap((version) => (version ? [{ app: name, version }] : [])),
    )
    const rows =
      announced.length === 0
        ? []
        : await db
            .selectFrom('release_builds')
            .select('record')
            .where(({ eb, or }) =>
              or(announced.map(({ app, version }) => eb('app', '=', app).and('version', '=', version))),
            )
            .execute()
    const [conflict] = rows.flatMap(({ record }) => findUnansweredCalls(JSON.parse(record) as BuildRecord, servedCalls))
    isMet = conflict === undefined
    return conflict?.sentence
  }
}
