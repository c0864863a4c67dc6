import { civilDateAt, toInstant } from '@shuttle/domain'
import { queryLineStatesCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { listCancelledRides } from './cancelled-rides.repository'
import { type DelayRow, listDelaysFrom } from './delays.repository'
import { presentLate, presentNotRunning } from './line-states.presenter'

const MINUTE_MS = 60_000

/** What staff declared about the rides of today that have not left, by line; public. A line without a row is normal. */
export const registerRideStates = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context
  registerCall(app, context, queryLineStatesCall, async ({ body, language }) => {
    const now = clock.now()
    const today = civilDateAt(now)
    const [delays, cancelled] = await Promise.all([listDelaysFrom(db, today), listCancelledRides(db, today)])
    const hasLeft = ({ travel_date, begin_time, minutes }: DelayRow) =>
      begin_time !== '' && toInstant(travel_date, begin_time) + minutes * MINUTE_MS <= now
    const late = delays.filter((delay) => delay.travel_date === today && !hasLeft(delay))
    const notRunning = cancelled.filter(({ from }) => from <= today)
    const rows = [...notRunning.map(presentNotRunning), ...late.map((delay) => presentLate(delay, language))]
    return { responseData: rows.filter(({ lineCode }) => body.lineCode === '' || lineCode === body.lineCode) }
  })
}
