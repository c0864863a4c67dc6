import { inThisOrder } from '../../../testing/in-this-order'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { compareNight } from './compare-night'
import { claimNight } from './nights.repository'
import { runNights } from './run-nights'
import { DAY, type Nights, startNights } from './testing/start-night'

let nights: Nights
beforeAll(async () => {
  nights = await startNights()
})
afterAll(() => nights.close())
beforeEach(() => nights.startDay())

const NIGHT = Date.parse('2026-11-22T02:30:00+08:00')
const spoil = async () => {
  for (let count = 0; count < 3; count += 1) {
    const { orderReqno } = await nights.pay('MasterCard')
    for (const transaction of nights.atProvider(orderReqno).transactions) transaction.amountCents += 1
  }
  nights.service.clock.set(NIGHT)
}
const countRuns = async () => (await nights.night('MasterCard')).runs

describe('[D5.50] two processes that run the night at once', () => {
  it('two processes compare each day once', async () => {
    await spoil()
    const begun = await Promise.all([runNights(nights.context()), runNights(nights.context())])
    expect(begun[0] + begun[1]).toBe(4)
    expect([await countRuns(), (await nights.differences()).length]).toEqual([1, 3])
  })

  it('two processes enter each difference once, even where both compare the same day', async () => {
    await spoil()
    const claim = { ...(await nights.night('MasterCard')), state: 'running' as const }
    await nights.db.updateTable('reconciliation_nights').set({ state: 'running' }).execute()
    const about = { claim, provider: nights.provider('MasterCard'), ending: new AbortController().signal }
    await Promise.all([compareNight(nights.context(), about), compareNight(nights.context(), about)])
    expect(await nights.differences()).toHaveLength(3)
  })

  it('two processes take the same day when its row is not locked (negative control)', async () => {
    nights.service.clock.set(NIGHT)
    const claim = () => claimNight(withoutRowLocks(nights.db), ['MasterCard'], NIGHT)
    const hold: Parameters<typeof inThisOrder>[1] = (trx) =>
      trx.selectFrom('reconciliation_nights').select('day').where('provider', '=', 'MasterCard').forUpdate().execute()
    const { one, other } = await inThisOrder(nights.db, hold, [claim, claim])
    expect([(await one)?.day, (await other)?.day]).toEqual([DAY, DAY])
    expect(await countRuns()).toBe(2)
  })
})
