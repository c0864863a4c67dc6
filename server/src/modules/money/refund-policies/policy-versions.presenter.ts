import { type CivilDate, civilDateAt, type Instant } from '@shuttle/domain'
import { hasBegun, type RuleState } from '@shuttle/domain/staff'
import type { PolicyVersions } from '@shuttle/wire/staff'
import { toRevision } from '../../backoffice/staff'
import type { StoredPolicy } from './policy-versions.repository'

const toState = (version: StoredPolicy, today: CivilDate): RuleState => {
  if (!hasBegun(version, today)) return 'planned'
  return version.until !== undefined && version.until <= today ? 'over' : 'inForce'
}

const scopeOf = ({ lineCodes, fareTypes }: StoredPolicy): string => JSON.stringify([lineCodes, fareTypes])

/** Every version, the newest of each scope first, with the revision that an edit has to carry. */
export const presentVersions = (versions: readonly StoredPolicy[], now: Instant): PolicyVersions => {
  const rows = versions.toSorted(
    (one, other) => scopeOf(one).localeCompare(scopeOf(other)) || (other.from ?? '').localeCompare(one.from ?? ''),
  )
  return {
    rows: rows.map((version) => ({ ...version, state: toState(version, civilDateAt(now)) })),
    revision: toRevision(versions),
  }
}
