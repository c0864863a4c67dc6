import { addPolicyCall, changePolicyCall, queryPoliciesCall, withdrawPolicyCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerStaffCall } from '../../backoffice/staff'
import { addPolicy, changePolicy, withdrawPolicy } from './change-policies'
import { presentVersions } from './policy-versions.presenter'
import { listPolicies } from './policy-versions.repository'

/** Versions of the refund policy: past versions and the current one are fixed, a future one can be changed. */
export const registerPolicies = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPoliciesCall, async ({ trx, now }) =>
    presentVersions(await listPolicies(trx), now),
  )

  registerStaffCall(app, context, addPolicyCall, async ({ body: { content, revision }, trx, now, audit }) => {
    audit({ object: { kind: 'policy', id: content.from } })
    const stored = await addPolicy(trx, content, { revision, now })
    audit({ object: { kind: 'policy', id: stored.id }, after: stored })
    return presentVersions(await listPolicies(trx), now)
  })

  registerStaffCall(app, context, changePolicyCall, async ({ body, trx, now, audit }) => {
    const { content, policyId, revision } = body
    const before = (await listPolicies(trx)).find(({ id }) => id === policyId)
    audit({ object: { kind: 'policy', id: policyId }, before })
    audit({ after: await changePolicy(trx, policyId, content, { revision, now }) })
    return presentVersions(await listPolicies(trx), now)
  })

  registerStaffCall(app, context, withdrawPolicyCall, async ({ body, trx, now, audit }) => {
    const { policyId, revision } = body
    audit({ object: { kind: 'policy', id: policyId } })
    audit({ before: await withdrawPolicy(trx, policyId, { revision, now }) })
    return presentVersions(await listPolicies(trx), now)
  })
}
