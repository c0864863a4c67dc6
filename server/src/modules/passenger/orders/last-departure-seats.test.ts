import { sql } from 'kysely'
import { aFlight, airportBody } from '../../../testing/airport-body.request'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import { placeBody } from '../../../testing/trip-body.request'
import { findDeparture, releaseDepartureSeats, takeDepartureSeats } from '../sales/departures.repository'

const NOW = Date.parse('2023-02-10T09:00:00+08:00')
/** Members at once; more than the connections of the database. */
const [MANY, MORE] = [inLarge(40, 21), inLarge(100, 30)]

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  site.clock.set(NOW)
})
afterAll(() => site.close())

const open = (line_code: string, begin_time: string, left: number) =>
  site.db
    .insertInto('departures')
    .values({
      ...{ line_code, begin_time, travel_date: '2023-02-11', end_time: begin_time, state: 'open' },
      ...{ capacity: 40, sold: 40 - left },
    })
    .execute()
const toDepartureKey = (lineCode: string, beginTime: string) => ({ lineCode, date: '2023-02-11', beginTime })
const sold = async (lineCode: string, beginTime: string) =>
  (await findDeparture(site.db, toDepartureKey(lineCode, beginTime)))?.sold
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const orders = async (count: number, body: (index: number) => Record<string, unknown>) => {
  const members = await times(count, () => site.member())
  const answers = await Promise.all(members.map((member, index) => member.call('ticket/buy.ticket', body(index))))
  return answers.map((answer) => answer.code as string).sort()
}
const sentNow = { timestamp: NOW / 1000 }

describe('many members at once for the last seats of a departure', () => {
  it('[P5.check.5] five members get a seat, the others are refused, and none is sold twice', async () => {
    await open('HKGMAC', '12:03', 5)
    const trip = { line: 'HKGMAC', date: '2023-02-11', at: '12:03' }
    expect(await orders(MANY, () => placeBody(trip, 6500, sentNow))).toEqual([
      ...Array(MANY - 5).fill('DEPARTURE_SOLD_OUT'),
      ...Array(5).fill('SUCCESS'),
    ])
    expect(await sold('HKGMAC', '12:03')).toBe(40)
  })

  it('the first forty orders of a departure make its row once', async () => {
    await site.db.updateTable('departure_times').set({ capacity: 30 }).where('begin_time', '=', '20:00').execute()
    const taken = await times(40, () =>
      site.db.transaction().execute((trx) => takeDepartureSeats(trx, toDepartureKey('HKGMAC', '20:00'), 1)),
    )
    expect(taken.filter(Boolean)).toHaveLength(30)
    expect(await sold('HKGMAC', '20:00')).toBe(30)
  })

  it('round trips from both ends for the same two departures all get both seats, or none', async () => {
    await open('HKGMAC', '10:03', 10)
    await open('MACHKG', '18:03', 10)
    await open('MACHKG', '10:03', 40)
    await open('HKGMAC', '18:03', 4)
    const codes = await orders(20, (index) => {
      const [line, total] = index % 2 === 0 ? ['HKGMACRT', 13_000] : ['MACHKGRT', 11_600]
      const trip = { line: String(line), date: '2023-02-11', back: '2023-02-11', at: '10:03', backAt: '18:03' }
      return placeBody(trip, Number(total), sentNow)
    })
    expect(codes).toEqual([...Array(6).fill('RETURN_DEPARTURE_SOLD_OUT'), ...Array(14).fill('SUCCESS')])
    expect(await times(4, (index) => sold(index % 2 ? 'MACHKG' : 'HKGMAC', index < 2 ? '10:03' : '18:03'))).toEqual([
      40, 4, 40, 40,
    ])
  })

  it('seats are lost when the first leg is not released after the second one fails (negative control)', async () => {
    await open('HKGMAC', '11:03', 2)
    await open('MACHKG', '19:03', 1)
    const takeNaively = async () => {
      if (!(await takeDepartureSeats(site.db, toDepartureKey('HKGMAC', '11:03'), 1))) return false
      return takeDepartureSeats(site.db, toDepartureKey('MACHKG', '19:03'), 1)
    }
    expect((await times(2, takeNaively)).filter(Boolean)).toHaveLength(1)
    expect([await sold('HKGMAC', '11:03'), await sold('MACHKG', '19:03')]).toEqual([40, 40])
  })

  it('seats that are returned while others are taken are neither lost nor sold twice', async () => {
    await open('HKGMAC', '13:03', 20)
    const key = toDepartureKey('HKGMAC', '13:03')
    await times(40, async (index) => {
      await (index % 2 ? takeDepartureSeats(site.db, key, 1) : releaseDepartureSeats(site.db, key, 1))
    })
    expect(await sold('HKGMAC', '13:03')).toBe(20)
  })

  it('a returned seat is lost or sold twice when orders read before they write (negative control)', async () => {
    await open('HKGMAC', '15:03', 20)
    const key = toDepartureKey('HKGMAC', '15:03')
    const bothHaveRead = barrier(2)
    await times(2, async (index) => {
      const departure = await findDeparture(site.db, key)
      await bothHaveRead()
      const write = site.db.updateTable('departures').set({ sold: (departure?.sold ?? 0) + (index ? 1 : -1) })
      await write.where('begin_time', '=', '15:03').execute()
    })
    expect(await sold('HKGMAC', '15:03')).not.toBe(20)
  })

  it('the second order fails when orders read the row before they insert it (negative control)', async () => {
    const key = toDepartureKey('MACHKG', '20:30')
    const bothHaveChecked = barrier(2)
    const makeNaively = async () => {
      const rows = site.db.selectFrom('departures').select('sold').where('begin_time', '=', '20:30')
      const isThere = (await rows.execute()).length > 0
      await bothHaveChecked()
      if (!isThere) await open('MACHKG', '20:30', 30)
      return takeDepartureSeats(site.db, key, 1)
    }
    const taken = await times(2, () => makeNaively().catch(({ code }) => code as string))
    expect(taken.map(String).toSorted()).toEqual(['23505', 'true'])
  })

  it('sells more seats than a departure has when orders read before they write (negative control)', async () => {
    await open('HKGMAC', '14:03', 5)
    const readThenWrite = () =>
      site.db.transaction().execute(async (trx) => {
        const departure = await findDeparture(trx, toDepartureKey('HKGMAC', '14:03'))
        await sql`select pg_sleep(0.02)`.execute(trx)
        if (!departure || departure.sold >= departure.capacity) return false
        const write = trx.updateTable('departures').set({ sold: departure.sold + 1 })
        await write.where('begin_time', '=', '14:03').execute()
        return true
      })
    const taken = await times(40, readThenWrite)
    expect(taken.filter(Boolean).length).toBeGreaterThan(5)
  })
})

describe('many members at once for the last seat of a departure of the airport line', () => {
  const toAirport = (begin_time: string) => {
    const flight = aFlight({ flightDate: '2023-02-11', flightTime: '18:00' })
    return airportBody({ ticketData: '2023-02-11', bookBeginTime: begin_time, flight, ...sentNow })
  }

  it('[D4.10] one member gets it with flight and document, and nothing of the refused ones is stored', async () => {
    await open('HZICLK', '12:03', 1)
    expect(await orders(MORE, () => toAirport('12:03'))).toEqual([
      ...Array(MORE - 1).fill('DEPARTURE_SOLD_OUT'),
      'SUCCESS',
    ])
    expect(await sold('HZICLK', '12:03')).toBe(40)
    const flights = await site.db.selectFrom('order_flights').select('order_no').execute()
    expect(flights).toHaveLength(1)
  })

  it('sells the last seat more than once when orders read before they write (negative control)', async () => {
    await open('HZICLK', '14:03', 1)
    const key = toDepartureKey('HZICLK', '14:03')
    const bothHaveRead = barrier(2)
    const readThenWrite = async () => {
      const departure = await findDeparture(site.db, key)
      await bothHaveRead()
      if (!departure || departure.sold >= departure.capacity) return false
      const write = site.db.updateTable('departures').set({ sold: departure.sold + 1 })
      await write.where('line_code', '=', 'HZICLK').where('begin_time', '=', '14:03').execute()
      return true
    }
    expect(await times(2, readThenWrite)).toEqual([true, true])
  })
})
