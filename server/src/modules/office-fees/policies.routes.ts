import {
  addPolicy as addPolicyCall,
  changePolicy as changePolicyCall,
  queryPolicies,
  withdrawPolicy as withdrawPolicyCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { listPolicies } from '../refunds'
import { registerStaffCall } from '../staff'
import { addPolicy, changePolicy, withdrawPolicy } from './change-policies'
import { presentVersions } from './fees.presenter'
import { readDraft } from './fees.request'

/** Versions of the refund policy: past versions and the current one are fixed, a future one can be changed. */
export const registerPolicies = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPolicies, async ({ trx, now }) => presentVersions(await listPolicies(trx), now))

  registerStaffCall(app, context, addPolicyCall, async ({ body, trx, now, note }) => {
    note({ object: { kind: 'policy', id: body.dateFrom } })
    const stored = await addPolicy(trx, readDraft(body), { revision: body.revision, now })
    note({ object: { kind: 'policy', id: stored.id }, after: stored })
    return presentVersions(await listPolicies(trx), now)
  })

  registerStaffCall(app, context, changePolicyCall, async ({ body, trx, now, note }) => {
    const { policyId, revision } = body
    const before = (await listPolicies(trx)).find(({ id }) => id === policyId)
    note({ object: { kind: 'policy', id: policyId }, before })
    note({ after: await changePolicy(trx, policyId, readDraft(body), { revision, now }) })
    return presentVersions(await listPolicies(trx), now)
  })

  registerStaffCall(app, context, withdrawPolicyCall, async ({ body, trx, now, note }) => {
    const { policyId, revision } = body
    note({ object: { kind: 'policy', id: policyId } })
    note({ before: await withdrawPolicy(trx, policyId, { revision, now }) })
    return presentVersions(await listPolicies(trx), now)
  })
}
