import { civilDateAt } from '@shuttle/domain'
import { checkNightDay, nightDueAt } from '@shuttle/domain/staff'
import { queryReconciliationCall, runReconciliationCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { describeQuery } from '../../backoffice/audit'
import { registerStaffCall } from '../../backoffice/staff'
import type { PaymentMethods } from '../payments'
import { presentNight } from './nights.presenter'
import { addNights, listDays, listNights, makeNightsDue } from './nights.repository'

const DAYS_A_PAGE = 7

/** Reconciled days: their state, and a day to reconcile now (D5.54). */
export const registerNights = (app: FastifyInstance, context: AppContext, methods: PaymentMethods): void => {
  registerStaffCall(app, context, queryReconciliationCall, async ({ body, trx, audit }) => {
    const { payType: provider, day, before, days: limit = DAYS_A_PAGE } = body
    const filter = { provider, day }
    audit({ before: describeQuery({ ...filter, before }) })
    const days = await listDays(trx, filter, { before, limit: limit + 1 })
    const shown = days.slice(0, limit)
    const next = days.length > limit ? shown.at(-1) : undefined
    return { rows: (await listNights(trx, filter, shown)).map(presentNight), next }
  })

  registerStaffCall(app, context, runReconciliationCall, async ({ body, trx, now, audit }) => {
    const { day, payType } = body
    audit({ object: { kind: 'day', id: day }, before: { payType } })
    const refused = checkNightDay(day, civilDateAt(now))
    if (refused) throw new Refusal(refused)
    const wanted = methods.all.filter(({ code }) => payType === undefined || code === payType)
    for (const { code: provider, statement } of wanted) {
      // Before its statement is ready, a provider would answer that there was nothing.
      const next_run_at = Math.max(now, nightDueAt(day, statement?.readyAfterMs))
      await addNights(trx, [{ day, provider, next_run_at }])
      await makeNightsDue(trx, { day, provider, next_run_at })
    }
    const nights = await listNights(trx, { provider: payType, day }, [day])
    audit({ after: Object.fromEntries(nights.map(({ provider, state }) => [provider, state])) })
    return nights.map(presentNight)
  })
}
