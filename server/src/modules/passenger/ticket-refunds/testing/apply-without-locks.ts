import { withoutRowLocks } from '../../../../testing/without-row-locks'
import type { PaymentService } from '../../../money/payments/testing/start-payment-service'
import { applyRefund } from '../apply-refund'
import type { BoughtOrder } from './buy-tickets.request'

/** The automatic refund of a quote, on a database without row locks; answers its code, or the database's. */
export const applyWithoutLocks = (
  { context, methods, clock }: PaymentService,
  { orderNo, member, tickets }: BoughtOrder,
  quoteNo: string,
  chosen: readonly string[] = tickets,
): Promise<string> =>
  applyRefund(
    { db: withoutRowLocks(context.db), methods },
    {
      ...{ orderNo, accountId: member.accountId, quoteNo, tickets: chosen, reason: 'plan-changed', reasonText: '' },
      ...{ language: 'en', now: clock.now() },
    },
  ).then(
    () => 'SUCCESS',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
