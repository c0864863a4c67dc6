import type { queryRefundsCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { byTurns } from '../../../testing/by-turns'
import { EVERY_METHOD, fakePaymentMethod } from '../../money/payments/testing/fake-payment-method.request'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { apply, getQuote } from './testing/buy-tickets.request'

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.set(MORNING)
  return service.startAnew()
})

/** Lets time pass on the clock, with the due jobs at each step. */
const pass = async (duration: number, step: number) => {
  for (let passed = 0; passed < duration; passed += step) {
    service.clock.advance(step)
    await service.runOutbox()
  }
}

describe.each(EVERY_METHOD)('[D3.refund.7, D7.all.3] a ticket of an order that was paid by %s', (payType) => {
  const it = byTurns(EVERY_METHOD, payType)
  const method = () => fakePaymentMethod(service, payType)
  /** The one ticket of a paid order, refunded over the wire; the provider was not called yet. */
  const refund = async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    const row = service.context.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
    const order = { member, orderNo, tickets: [(await row.executeTakeFirstOrThrow()).ticket_no] }
    const { code, responseData } = await apply(order, await getQuote(order))
    expect(code).toBe('SUCCESS')
    const { total } = responseData as { total: number }
    const read = async () => {
      const answer = await member.call('wx/query.refund.record', { orderNo })
      return (answer.responseData as z.infer<typeof queryRefundsCall.answer>['responseData']).map(({ state }) => state)
    }
    return {
      orderNo,
      moved: `REFUND ${total}`,
      /**
       * State of the refund as shown to the passenger, status of the order, returned money, and the letters about it.
       */
      readState: async () => ({
        refund: await read(),
        order: await service.getStatus(orderNo),
        money: method()
          .listTransactions(orderNo)
          .filter((each) => each.startsWith('REFUND')),
        letters: service.letters.filter(({ text }) => text.includes(orderNo) && /has gone back/.test(text)).length,
      }),
    }
  }

  it.each<[string, object]>([
    ['lost', { kind: 'lose-answer', operation: 'refund', times: 2 }],
    ['lost when its state is queried', { kind: 'lose-answer', operation: 'refund-query', times: 2 }],
  ])('a ticket is refunded once when the answer is %s, over a restart', async (_name, fault) => {
    const { orderNo, moved, readState } = await refund()
    await service.sandbox.setFault({ ...fault, reference: orderNo } as Parameters<typeof service.sandbox.setFault>[0])
    await service.runOutbox()
    expect(await readState()).toMatchObject({ order: 'refunding', letters: 0 })
    await service.restart()
    await pass(5 * MINUTE, MINUTE)
    expect(await readState()).toEqual({ refund: ['DONE'], order: 'refunded', money: [moved], letters: 1 })
    await service.restart()
    await pass(2 * HOUR, HOUR)
    expect(await readState()).toEqual({ refund: ['DONE'], order: 'refunded', money: [moved], letters: 1 })
  })

  it('a ticket whose refund the provider refuses waits for staff, over a restart', async () => {
    const { orderNo, readState } = await refund()
    await service.sandbox.setFault({ kind: 'refuse-refund', reference: orderNo })
    await service.runOutbox()
    await service.restart()
    await pass(2 * HOUR, HOUR)
    expect(await readState()).toEqual({ refund: ['REFUSED'], order: 'refunding', money: [], letters: 0 })
  })

  it('a ticket is refunded once after two days pending, over restarts', async () => {
    const { orderNo, moved, readState } = await refund()
    const pending = { kind: 'pending-refund', seconds: (2 * DAY) / 1000, reference: orderNo, times: 1 } as const
    await service.sandbox.setFault(pending)
    await service.runOutbox()
    for (const _half of [1, 2]) {
      await service.restart()
      await pass(DAY - HOUR, 6 * HOUR - 1)
      expect(await readState()).toEqual({ refund: ['PENDING'], order: 'refunding', money: [moved], letters: 0 })
    }
    await service.restart()
    await pass(4 * HOUR, HOUR)
    expect(await readState()).toEqual({ refund: ['DONE'], order: 'refunded', money: [moved], letters: 1 })
  })

  it('a ticket is refunded once after a failure there, under the same number, over a restart', async () => {
    const { orderNo, moved, readState } = await refund()
    await service.sandbox.setFault({ kind: 'fail-refund', seconds: 20, reference: orderNo, times: 1 })
    await service.runOutbox()
    await pass(MINUTE / 2, MINUTE / 2)
    expect(await readState()).toMatchObject({ refund: ['FAILED'], order: 'refunding', letters: 0 })
    await service.restart()
    await pass(HOUR, 10 * MINUTE)
    expect(await readState()).toEqual({ refund: ['DONE'], order: 'refunded', money: [moved], letters: 1 })
  })
})
