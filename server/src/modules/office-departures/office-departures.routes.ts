import { stateRevision } from '@shuttle/domain/staff'
import {
  applyTimetable as applyTimetableCall,
  previewDepartureStates,
  previewTimetable,
  queryStaffDepartures,
  setDepartureCapacity,
  setDepartureStates,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { findDeparturesOn } from '../sales'
import { registerStaffCall } from '../staff'
import { assertOneWayLine, findChosenDepartures } from './find-chosen-departures'
import { presentStaffDeparture, presentStates, presentTimetablePlan } from './office-departures.presenter'
import { readChoice, readState, readTimetable } from './office-departures.request'
import { setCapacity } from './set-capacity'
import { setStates } from './set-states'
import { applyTimetable, planTimetable } from './timetable-of-days'

const ofLine = (id: string) => ({ object: { kind: 'departures', id } })

/** Departures of a line for staff: their states, seats and timetables (D5.30 to D5.33). */
export const registerOfficeDepartures = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryStaffDepartures, async ({ body, trx, now, note }) => {
    const { lineCode, travelDate } = body
    note({ ...ofLine(lineCode), before: { travelDate } })
    await assertOneWayLine(trx, lineCode, now)
    const departures = await findDeparturesOn(trx, [lineCode], [travelDate])
    return { responseData: departures.map((departure) => presentStaffDeparture(departure, now)) }
  })

  registerStaffCall(app, context, previewDepartureStates, async ({ body, trx, now, note }) => {
    const choice = readChoice(body)
    note({ ...ofLine(choice.lineCode), before: choice })
    const { all, waiting } = await findChosenDepartures(trx, choice, now)
    return { responseData: { states: presentStates(waiting), revision: stateRevision(all) } }
  })

  registerStaffCall(app, context, setDepartureStates, async ({ body, trx, now, note }) => {
    const { expectedRevision } = body
    const [choice, state] = [readChoice(body), readState(body.setCode)]
    note({ ...ofLine(choice.lineCode), before: { ...choice, revision: expectedRevision } })
    const { changed, sold, before } = await setStates(trx, { choice, state, expectedRevision, now })
    note({ before: { ...choice, states: presentStates(before) }, after: { state, changed, sold } })
    return { responseData: { changed, sold } }
  })

  registerStaffCall(app, context, setDepartureCapacity, async ({ body, trx, now, note }) => {
    const { lineCode, travelDate: date, beginTime, capacity, expectedCapacity } = body
    note({ object: { kind: 'departure', id: [lineCode, date, beginTime].join(' ') }, before: { expectedCapacity } })
    const change = { key: { lineCode, date, beginTime }, capacity, expectedCapacity, now }
    const { before, after } = await setCapacity(trx, change)
    note({ before: { capacity: before.capacity, sold: before.sold }, after: { capacity: after.capacity } })
    return { responseData: presentStaffDeparture(after, now) }
  })

  registerStaffCall(app, context, previewTimetable, async ({ body, trx, now, note }) => {
    const asked = readTimetable(body, now)
    const { lineCode, from, to, weekdays } = asked
    note({ ...ofLine(lineCode), before: { from, to, weekdays } })
    return { responseData: presentTimetablePlan(await planTimetable(trx, asked), now) }
  })

  registerStaffCall(app, context, applyTimetableCall, async ({ body, trx, now, note }) => {
    const asked = readTimetable(body, now)
    const { lineCode, from, to, weekdays } = asked
    note({ ...ofLine(lineCode), before: { from, to, weekdays, revision: body.expectedRevision } })
    const done = await applyTimetable(trx, { ...asked, expectedRevision: body.expectedRevision })
    note({ after: { ...done, timetable: asked.timetable } })
    return { responseData: done }
  })
}
