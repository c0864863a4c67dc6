import { civilDateAt } from '@shuttle/domain'
import { queryRefundPolicy } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { findRefundPolicy, UNDATED_POLICY } from './refund-policies.repository'
import { presentRefundPolicy } from './refund-policy.presenter'
import { readSoldProduct } from './refund-policy.request'

/** The refund policy that a sale of this moment falls under. Public. */
export const registerRefunds = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerCall(app, context, queryRefundPolicy, async ({ body }) => {
    const policy = await findRefundPolicy(db, civilDateAt(clock.now()), readSoldProduct(body))
    return { responseData: presentRefundPolicy(policy ?? UNDATED_POLICY) }
  })
}
