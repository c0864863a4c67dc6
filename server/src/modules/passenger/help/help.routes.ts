import { civilDateAt } from '@shuttle/domain'
import { queryHelpCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { findRefundPolicy, presentRefundPolicy, UNDATED_POLICY, withPause } from '../../money/refund-policies'

/** Contacts of the operator, and the refund policy of bus tickets today. Public. */
export const registerHelp = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  registerCall(app, context, queryHelpCall, async () => {
    const now = clock.now()
    const policy = (await findRefundPolicy(db, civilDateAt(now), undefined)) ?? UNDATED_POLICY
    return {
      responseData: {
        contact: { email: config.supportAddress, ...config.contact },
        refundPolicy: presentRefundPolicy(await withPause(db, policy, { lineCode: undefined, now })),
      },
    }
  })
}
