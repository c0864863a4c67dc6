import { getRefund } from '../../../money/payments'
import { toProviderRefund } from '../../../money/payments/to-provider-refund'
import {
  apply,
  type BoughtOrder,
  buyTickets,
  getQuote,
} from '../../../passenger/ticket-refunds/testing/buy-tickets.request'
import type { TestBackoffice } from './start-backoffice'

/** A refund of one adult that its provider refused, or took over and failed. */
export const makeStuckRefund = async (
  { service }: TestBackoffice,
  kind: 'refuse-refund' | 'fail-refund' = 'refuse-refund',
): Promise<{ order: BoughtOrder; refundNo: string }> => {
  const order = await buyTickets(service)
  const reference = order.orderNo
  const times = 1
  await service.sandbox.setFault(
    kind === 'fail-refund' ? { kind, seconds: 1, reference, times } : { kind, reference, times },
  )
  const { responseData } = await apply(order, await getQuote(order))
  await service.runOutbox()
  if (kind === 'fail-refund') {
    service.clock.advance(30_000)
    await service.runOutbox()
  }
  return { order, refundNo: (responseData as { refundNo: string }).refundNo }
}

/** As if the provider had received the refund and its answer was lost: it refunds the money. */
export const refundAtProvider = async ({ service }: TestBackoffice, refundNo: string): Promise<void> => {
  const { context, methods } = service
  const providerRefund = await toProviderRefund({ db: context.db, methods }, await getRefund(context.db, refundNo))
  await providerRefund?.provider.refund(providerRefund.request)
}
