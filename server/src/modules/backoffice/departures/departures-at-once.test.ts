import { stateRevision } from '@shuttle/domain/staff'
import {
  applyTimetableCall,
  previewTimetableCall,
  setDepartureCapacityCall,
  setDepartureStatesCall,
} from '@shuttle/wire/staff'
import { sql, type Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { airportBody, anAirportPassenger } from '../../../testing/airport-body.request'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inThisOrder } from '../../../testing/in-this-order'
import type { TestStaff } from '../../../testing/new-staff'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { setStates } from './set-states'

const LINE = 'HZICLK'
const DAY = '2026-11-24'
const TIME = '09:00'
const SEATS = 40

let site: TestApp
let editors: [TestStaff, TestStaff]
beforeAll(async () => {
  site = await buildTestApp()
  editors = [await site.staff('supervisor'), await site.staff('supervisor')]
})
afterAll(() => site.close())

type State = 'open' | 'paused' | 'closed'
const put = async (sold: number) => {
  await site.db.deleteFrom('departures').execute()
  const departure = { line_code: LINE, travel_date: DAY, begin_time: TIME, end_time: '09:29', capacity: SEATS, sold }
  await site.db
    .insertInto('departures')
    .values({ ...departure, state: 'open' })
    .execute()
}
const read = () => site.db.selectFrom('departures').select(['capacity', 'sold', 'state']).executeTakeFirstOrThrow()
/** Locks the departure: a change waits there, after all its reads. */
const hold = (trx: Transaction<Database>) =>
  sql`select 1 from departures where line_code = ${LINE} and begin_time = ${TIME} for update`.execute(trx)

const shown = stateRevision([{ date: DAY, beginTime: TIME, status: 'open' }])
const choice = { lineCode: LINE, from: DAY, to: DAY, beginTimes: [TIME] }
const setState = (editor: TestStaff, state: State) =>
  editor.send(setDepartureStatesCall, { ...choice, state, expectedRevision: shown })
/** The service's own code on a database without row locks. */
const setStateUnlocked = (state: State) => () =>
  transaction(withoutRowLocks(site.db), (trx) =>
    setStates(trx, { choice, state, expectedRevision: shown, now: site.clock.now() }),
  )
const setSeats = (editor: TestStaff, capacity: number) =>
  editor.call(setDepartureCapacityCall.path, {
    ...{ lineCode: LINE, date: DAY, beginTime: TIME, capacity, expectedCapacity: SEATS },
  })
const buy = async (passengerCount: number) => {
  const member = await site.member()
  const passengers = Array.from({ length: passengerCount }, (_, position) => anAirportPassenger(position))
  return () => member.call('ticket/buy.ticket', airportBody({ bookBeginTime: TIME }, passengers))
}

describe('[D5.33] two concurrent supervisors at the same departure', () => {
  it('refuses the second change of its state as stale', async () => {
    await put(3)
    const [one, other] = editors
    const outcomes = await inThisOrder(site.db, hold, [() => setState(one, 'paused'), () => setState(other, 'closed')])
    expect([(await outcomes.one).code, (await outcomes.other).code]).toEqual(['SUCCESS', 'STAFF_FORM_STALE'])
    expect((await read()).state).toBe('paused')
  })

  it('the second change of a timetable overwrites the first when the line is not locked (negative control)', async () => {
    await put(3)
    const outcomes = await inThisOrder(site.db, hold, [setStateUnlocked('paused'), setStateUnlocked('closed')])
    expect([(await outcomes.one).changed, (await outcomes.other).changed]).toEqual([1, 1])
    expect((await read()).state).toBe('closed')
  })

  it('refuses the second change of its seats as stale', async () => {
    await put(3)
    const [one, other] = editors
    const outcomes = await inThisOrder(site.db, hold, [() => setSeats(one, 45), () => setSeats(other, 50)])
    expect([(await outcomes.one).code, (await outcomes.other).code]).toEqual(['SUCCESS', 'STAFF_FORM_STALE'])
    expect((await read()).capacity).toBe(45)
  })

  it('stores the same timetable from both once', async () => {
    await put(3)
    const body = { lineCode: LINE, from: DAY, to: DAY, weekdays: [2], timetable: '09:10-09:29 20' }
    const { revision } = (await editors[0].send(previewTimetableCall, body)).data
    const sent = { ...body, expectedRevision: revision }
    const answers = await Promise.all(editors.map((editor) => editor.send(applyTimetableCall, sent)))
    expect(answers.map(({ data }) => data.added).toSorted()).toEqual([0, 1])
  })
})

describe('[D5.31] fewer seats and a concurrent purchase', () => {
  it('refuses fewer seats with what was sold, when the purchase was first', async () => {
    await put(37)
    const outcomes = await inThisOrder(site.db, hold, [await buy(2), () => setSeats(editors[0], 37)])
    expect((await outcomes.one).code).toBe('SUCCESS')
    const refused = await outcomes.other
    expect([refused.code, refused.responseData]).toEqual(['STAFF_SEATS_BELOW_SOLD', { least: 39 }])
    expect(await read()).toMatchObject({ capacity: SEATS, sold: 39 })
  })

  it('refuses the purchase for too few seats, when the change was first', async () => {
    await put(37)
    const outcomes = await inThisOrder(site.db, hold, [() => setSeats(editors[0], 38), await buy(2)])
    expect((await outcomes.one).code).toBe('SUCCESS')
    expect((await outcomes.other).code).not.toBe('SUCCESS')
    expect(await read()).toMatchObject({ capacity: 38, sold: 37 })
  })

  it('a change that only reads the sold seats leaves fewer seats than were sold (negative control)', async () => {
    await put(37)
    const setNaively = () =>
      site.db.transaction().execute(async (trx) => {
        const { sold } = await trx.selectFrom('departures').select('sold').executeTakeFirstOrThrow()
        expect(sold <= 37).toBe(true)
        await trx.updateTable('departures').set({ capacity: 37 }).execute()
      })
    const outcomes = await inThisOrder(site.db, hold, [
      await buy(2),
      () => setNaively().catch((error: { code?: string }) => error.code),
    ])
    expect((await outcomes.one).code).toBe('SUCCESS')
    // The last guard is a check of the database, which is a fault for the caller.
    expect(await outcomes.other).toBe('23514')
  })

  it('refuses the purchase as paused, when the pause was first', async () => {
    await put(3)
    const outcomes = await inThisOrder(site.db, hold, [() => setState(editors[0], 'paused'), await buy(1)])
    expect((await outcomes.one).data).toEqual({ changed: 1, sold: 3 })
    expect((await outcomes.other).code).toBe('DEPARTURE_PAUSED')
    expect((await read()).sold).toBe(3)
  })
})
