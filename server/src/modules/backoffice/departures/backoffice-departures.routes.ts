import { stateRevision } from '@shuttle/domain/staff'
import {
  applyTimetableCall,
  previewDepartureStatesCall,
  previewTimetableCall,
  queryStaffDeparturesCall,
  setDepartureCapacityCall,
  setDepartureStatesCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { findDeparturesOn } from '../../passenger/sales'
import { registerStaffCall } from '../staff'
import { presentStaffDeparture, presentStates, presentTimetablePlan } from './backoffice-departures.presenter'
import { assertOneWayLine, findChosenDepartures } from './find-chosen-departures'
import { setCapacity } from './set-capacity'
import { setStates } from './set-states'
import { applyTimetable, planTimetable } from './timetable-of-days'

const ofLine = (id: string) => ({ object: { kind: 'departures', id } })

/** Departures of a line for staff: their states, seats and timetables (D5.30 to D5.33). */
export const registerBackofficeDepartures = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryStaffDeparturesCall, async ({ body, trx, now, audit }) => {
    const { lineCode, date } = body
    audit({ ...ofLine(lineCode), before: { date } })
    await assertOneWayLine(trx, lineCode, now)
    const departures = await findDeparturesOn(trx, [lineCode], [date])
    return departures.map((departure) => presentStaffDeparture(departure, now))
  })

  registerStaffCall(app, context, previewDepartureStatesCall, async ({ body: choice, trx, now, audit }) => {
    audit({ ...ofLine(choice.lineCode), before: choice })
    const { all, waiting } = await findChosenDepartures(trx, choice, now)
    return { states: presentStates(waiting), revision: stateRevision(all) }
  })

  registerStaffCall(app, context, setDepartureStatesCall, async ({ body, trx, now, audit }) => {
    const { state, expectedRevision, ...choice } = body
    audit({ ...ofLine(choice.lineCode), before: { ...choice, revision: expectedRevision } })
    const { changed, sold, before } = await setStates(trx, { choice, state, expectedRevision, now })
    audit({ before: { ...choice, states: presentStates(before) }, after: { state, changed, sold } })
    return { changed, sold }
  })

  registerStaffCall(app, context, setDepartureCapacityCall, async ({ body, trx, now, audit }) => {
    const { lineCode, date, beginTime, capacity, expectedCapacity } = body
    audit({ object: { kind: 'departure', id: [lineCode, date, beginTime].join(' ') }, before: { expectedCapacity } })
    const change = { key: { lineCode, date, beginTime }, capacity, expectedCapacity, now }
    const { before, after } = await setCapacity(trx, change)
    audit({ before: { capacity: before.capacity, sold: before.sold }, after: { capacity: after.capacity } })
    return presentStaffDeparture(after, now)
  })

  registerStaffCall(app, context, previewTimetableCall, async ({ body, trx, now, audit }) => {
    const { lineCode, from, to, weekdays } = body
    audit({ ...ofLine(lineCode), before: { from, to, weekdays } })
    return presentTimetablePlan(await planTimetable(trx, { ...body, now }), now)
  })

  registerStaffCall(app, context, applyTimetableCall, async ({ body, trx, now, audit }) => {
    const { lineCode, from, to, weekdays, timetable, expectedRevision } = body
    audit({ ...ofLine(lineCode), before: { from, to, weekdays, revision: expectedRevision } })
    const done = await applyTimetable(trx, { ...body, now })
    audit({ after: { ...done, timetable } })
    return done
  })
}
