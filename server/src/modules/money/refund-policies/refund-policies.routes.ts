import { civilDateAt } from '@shuttle/domain'
import { queryRefundPolicyCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { findRefundPolicy, UNDATED_POLICY } from './refund-policies.repository'
import { presentRefundPolicy } from './refund-policy.presenter'
import { readSoldProduct } from './refund-policy.request'
import { withPause } from './with-pause'

/** The refund policy of a sale at this moment. Public. */
export const registerPolicyQuery = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerCall(app, context, queryRefundPolicyCall, async ({ body }) => {
    const now = clock.now()
    const product = readSoldProduct(body)
    const policy = (await findRefundPolicy(db, civilDateAt(now), product)) ?? UNDATED_POLICY
    return { responseData: presentRefundPolicy(await withPause(db, policy, { lineCode: product?.lineCode, now })) }
  })
}
