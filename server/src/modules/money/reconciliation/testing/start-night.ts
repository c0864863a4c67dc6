import { sql } from 'kysely'
import { startBackoffice } from '../../../backoffice/refunds/testing/start-backoffice'
import {
  apply,
  type BoughtOrder,
  getQuote,
  preview,
} from '../../../passenger/ticket-refunds/testing/buy-tickets.request'
import type { EveryMethod } from '../../payments/testing/fake-payment-method.request'
import { storePayment } from '../../payments/testing/store-payment'
import { runNights } from '../run-nights'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
/** Of the next day, when the statement of WeChat Pay is ready too. */
const MORNING_AFTER = Date.parse('2026-11-22T10:30:00+08:00')
export const DAY = '2026-11-21'

/** A back office whose days are compared with the providers when a test starts that. */
export const startNights = async (environment: Record<string, string> = {}) => {
  const backoffice = await startBackoffice(environment)
  const { service, db } = backoffice
  const context = () => ({ ...service.context, methods: service.methods })
  service.clock.set(NOON)
  await runNights(context())
  return {
    ...backoffice,
    context,
    /** Back to noon of a day without events. */
    startDay: async (): Promise<void> => {
      service.clock.set(NOON)
      await service.startAnew()
      await sql`truncate payment_differences, reconciliation_nights, payment_attempts cascade`.execute(db)
      for (const books of [service.sandbox.state.orders, service.sandbox.state.pending]) books.clear()
      await runNights(context())
    },
    /** Runs the jobs of payments, and then the night. Returns how many days were begun. */
    runNight: async (now: number = MORNING_AFTER): Promise<number> => {
      service.clock.set(now)
      await service.reconcile()
      await service.runOutbox()
      return runNights(context())
    },
    /** An attempt that is paid at the provider and recorded. */
    pay: async (payType: EveryMethod) => {
      const currency = payType === 'cmbpay' ? ('CNY' as const) : ('HKD' as const)
      const member = await service.member()
      const orderNo = await member.placeOrder('2026-11-28', currency)
      const orderReqno = await storePayment(service, orderNo, payType)
      return {
        member,
        orderNo,
        orderReqno,
        payType,
        currency,
        cents: payType === 'cmbpay' ? 5800 : 6500,
        openedAt: service.clock.now(),
      }
    },
    /** Refunds all tickets of an order; the jobs call the provider. Answers the number of the refund. */
    refund: async ({ member, orderNo }: Pick<BoughtOrder, 'member' | 'orderNo'>): Promise<string> => {
      const bare = { member, orderNo, tickets: [] }
      const tickets = (await preview(bare)).data.tickets.map(({ ph }) => ph)
      const { responseData } = await apply({ ...bare, tickets }, await getQuote({ ...bare, tickets }))
      return (responseData as { refundNo: string }).refundNo
    },
    provider: (code: string) => {
      const provider = service.methods.byCode(code)
      if (!provider) throw new Error(`no provider ${code}`)
      return provider
    },
    differences: () => db.selectFrom('payment_differences').selectAll().orderBy('kind').orderBy('number').execute(),
    night: (provider: string) =>
      db
        .selectFrom('reconciliation_nights')
        .selectAll()
        .where('provider', '=', provider)
        .where('day', '=', DAY)
        .executeTakeFirstOrThrow(),
    /** The order as the provider has it. */
    atProvider: (requestNo: string) => {
      const order = [...service.sandbox.state.orders.values()].find(
        ({ id }) => id.replaceAll('-', '') === requestNo.replaceAll('-', ''),
      )
      if (!order) throw new Error(`no order ${requestNo} at the provider`)
      return order
    },
  }
}
export type Nights = Awaited<ReturnType<typeof startNights>>
