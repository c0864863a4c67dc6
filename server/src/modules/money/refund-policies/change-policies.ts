import { civilDateAt, type Instant } from '@shuttle/domain'
import { checkPolicyTerms, type PolicyEnds, planAddition, planWithdrawal } from '@shuttle/domain/staff'
import type { PolicyContent } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { assertRevision } from '../../backoffice/staff'
import { newPolicyId } from './new-policy-id'
import {
  deletePolicy,
  insertPolicy,
  lockPolicies,
  type StoredPolicy,
  storePolicyEnds,
} from './policy-versions.repository'

interface Edit {
  /** The revision that the screen showed, by `toRevision` of all versions. */
  revision: string
  now: Instant
}

type Trx = Transaction<Database>

const lockShown = async (trx: Trx, { revision }: Edit): Promise<StoredPolicy[]> => {
  const versions = await lockPolicies(trx)
  assertRevision(versions, revision)
  return versions
}

const assertTerms = ({ terms }: PolicyContent): void => {
  const fields = checkPolicyTerms(terms)
  if (fields.length > 0) throw new Refusal('STAFF_POLICY_TERMS', { fields })
}

const toStored = ({ from, until, terms }: PolicyContent): StoredPolicy => ({
  ...terms,
  lineCodes: [...new Set(terms.lineCodes)].toSorted(),
  fareTypes: [...new Set(terms.fareTypes)].toSorted(),
  id: newPolicyId(from),
  ...{ from, until, chosenUntil: until },
})

const insertPlanned = async (
  trx: Trx,
  versions: readonly StoredPolicy[],
  added: StoredPolicy,
  now: Instant,
): Promise<StoredPolicy> => {
  const ends = planAddition(versions, added, civilDateAt(now))
  if (typeof ends === 'string') throw new Refusal(ends)
  await storePolicyEnds(trx, versions, ends)
  const stored = { ...added, until: ends.get(added.id) }
  await insertPolicy(trx, stored)
  return stored
}

const remove = async (trx: Trx, versions: readonly StoredPolicy[], id: string, now: Instant) => {
  const ends = planWithdrawal(versions, id, civilDateAt(now))
  if (typeof ends === 'string') throw new Refusal(ends)
  await deletePolicy(trx, id)
  await storePolicyEnds(trx, versions, ends)
  return { left: versions.filter((version) => version.id !== id).map((each) => withEnd(each, ends)) }
}
const withEnd = (version: StoredPolicy, ends: PolicyEnds): StoredPolicy => ({ ...version, until: ends.get(version.id) })

/**
 * Adds a version from a day after today on; it ends the one before it. Throws STAFF_FORM_STALE, STAFF_POLICY_TERMS with
 * the fields that are wrong, STAFF_POLICY_DAY, STAFF_POLICY_END and STAFF_POLICY_OVERLAP.
 */
export const addPolicy = async (trx: Trx, content: PolicyContent, edit: Edit): Promise<StoredPolicy> => {
  assertTerms(content)
  return insertPlanned(trx, await lockShown(trx, edit), toStored(content), edit.now)
}

/** Withdraws a version that has not begun. Throws STAFF_FORM_STALE, STAFF_POLICY_UNKNOWN and STAFF_POLICY_BEGUN. */
export const withdrawPolicy = async (trx: Trx, id: string, edit: Edit): Promise<StoredPolicy | undefined> => {
  const versions = await lockShown(trx, edit)
  await remove(trx, versions, id, edit.now)
  return versions.find((version) => version.id === id)
}

/** Replaces a version that has not begun by another one, under a new id. Throws as the two above. */
export const changePolicy = async (trx: Trx, id: string, content: PolicyContent, edit: Edit): Promise<StoredPolicy> => {
  assertTerms(content)
  const { left } = await remove(trx, await lockShown(trx, edit), id, edit.now)
  return insertPlanned(trx, left, toStored(content), edit.now)
}
