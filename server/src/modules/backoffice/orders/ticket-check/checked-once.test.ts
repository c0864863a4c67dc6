import { checkTicketCall } from '@shuttle/wire/staff'
import { airportBody } from '../../../../testing/airport-body.request'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { withoutRowLocks } from '../../../../testing/without-row-locks'
import { buyRide } from '../../../passenger/departure-changes/testing/change.request'
import { buyTrip } from '../testing/buy-trip.request'
import { checkTickets } from './check-tickets'

const TIMES = 20
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const atOnce = <Result>(operation: () => Promise<Result>) => Promise.all(Array.from({ length: TIMES }, operation))
const buyTicket = async (): Promise<string> => {
  const { tickets } = await buyTrip(site, {})
  site.clock.set(Date.parse('2026-11-24T08:00:00+08:00'))
  return tickets[0] ?? ''
}
const countChecks = async () => (await site.db.selectFrom('ticket_checks').selectAll().execute()).length

describe('[D5.6, D5.7] concurrent checks', () => {
  it('lets a ticket in once for twenty concurrent checks', async () => {
    const code = await buyTicket()
    const gate = await site.staff('gate')
    const answers = await atOnce(() => gate.send(checkTicketCall, { code, place: 'Gate 3' }))
    const codes = answers.map((answer) => answer.code).sort()
    expect(codes).toEqual([...Array.from({ length: TIMES - 1 }, () => 'STAFF_TICKET_CHECKED'), 'SUCCESS'])
    expect(await countChecks()).toBe(1)
  })

  it('lets a ticket in more than once when the order is not locked (negative control)', async () => {
    const typed = await buyTicket()
    const command = { typed, place: 'Gate 3', checkedBy: 'x', isOverride: false, now: site.clock.now() }
    await atOnce(() =>
      withoutRowLocks(site.db)
        .transaction()
        .execute((trx) => checkTickets(trx, command))
        .catch(() => undefined),
    )
    expect(await countChecks()).toBeGreaterThan(1)
  })

  it('takes a pickup code once for twenty concurrent calls', async () => {
    const { orderNo } = await buyRide(site, airportBody())
    const order = site.db.selectFrom('orders').select('pickup_code').where('order_no', '=', orderNo)
    const { pickup_code: code } = await order.executeTakeFirstOrThrow()
    const gate = await site.staff('gate')
    const answers = await atOnce(() => gate.send(checkTicketCall, { code, place: 'Counter 2' }))
    expect(answers.filter((answer) => answer.code === 'SUCCESS')).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 'STAFF_TICKETS_COLLECTED')).toHaveLength(TIMES - 1)
  })
})
