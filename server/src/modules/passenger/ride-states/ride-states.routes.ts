import { civilDateAt } from '@shuttle/domain'
import { queryLineStatesCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { listCancelledRides } from './cancelled-rides.repository'
import { listDelaysFrom } from './delays.repository'
import { presentLate, presentNotRunning } from './line-states.presenter'

/** What staff declared about the rides of today, by line; public. A line without a row is normal. */
export const registerRideStates = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerCall(app, context, queryLineStatesCall, async ({ body, language }) => {
    const today = civilDateAt(clock.now())
    const [delays, cancelled] = await Promise.all([listDelaysFrom(db, today), listCancelledRides(db, today)])
    const late = delays.filter(({ travel_date }) => travel_date === today)
    const notRunning = cancelled.filter(({ from }) => from <= today)
    const rows = [...notRunning.map(presentNotRunning), ...late.map((delay) => presentLate(delay, language))]
    return { responseData: rows.filter(({ lineCode }) => body.lineCode === '' || lineCode === body.lineCode) }
  })
}
