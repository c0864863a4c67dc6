import { calculateFeeCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { configuredMethods } from '../../money/payments'
import { listPolicies } from '../../money/refund-policies'
import { findOrder } from '../../passenger/orders'
import { readOrderToRefund } from '../../passenger/ticket-refunds'
import { registerStaffCall } from '../staff'
import { calculateForSale, calculateUnder } from './calculate-fee'
import { presentCalculated } from './calculated-fee.presenter'

/** The fee of a refund, of an order or of a ticket that has not been sold. Changes nothing. */
export const registerCalculator = (app: FastifyInstance, context: AppContext): void => {
  const methods = configuredMethods(context.config, context.clock.now)

  registerStaffCall(app, context, calculateFeeCall, async ({ body, trx, audit }) => {
    const { at, orderNo, sale } = body
    const sent = z.encode(calculateFeeCall.request, body)
    audit({ object: { kind: 'order', id: orderNo ?? '' }, before: { at: sent.at, sale: sent.sale } })
    if (orderNo !== undefined) {
      const row = await findOrder(trx, orderNo)
      if (!row) throw new Refusal('ORDER_NOT_FOUND')
      const order = await readOrderToRefund(trx, methods, row, at)
      if (at < row.placed_at) throw new Refusal('STAFF_SALE_TIME')
      const fees = calculateUnder(order.refundable.policy, order.refundable, at, true)
      return { currency: row.currency, rows: fees.map((fee) => presentCalculated(fee, order, at)) }
    }
    if (!sale || sale.fare <= 0) throw new Refusal('BAD_REQUEST', { fields: ['sale'] })
    if (at < sale.soldAt || sale.departsAt <= sale.soldAt) throw new Refusal('STAFF_SALE_TIME')
    const fees = calculateForSale(await listPolicies(trx), sale, at)
    return { currency: sale.currency, rows: fees.map((fee) => presentCalculated(fee, undefined, at)) }
  })
}
