import { civilDateAt } from '@shuttle/domain'
import { mayStaff } from '@shuttle/domain/staff'
import { queryOverviewCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { listDifferences } from '../../money/payments'
import { presentDifference } from '../../money/reconciliation'
import { readSalesPolicy } from '../../passenger/sales'
import { listQueuedRequests, presentQueued } from '../refunds'
import { registerStaffCall, type StaffCallInput } from '../staff'
import { presentSeats, presentStuckPayment, presentWaiting } from './overview.presenter'
import { findSeatsOfDay, findSoldToday } from './today.repository'
import { countProposalsOfOthers, countWaiting, selectStuckPayments, waitingQueries } from './waiting.repository'

/** Of each queue. */
const ROWS = 7

type Input = StaffCallInput<typeof queryOverviewCall>

const readRequests = async ({ trx, now }: Input) => {
  const waiting = await countWaiting(trx, waitingQueries(now).requests)
  const rows = await listQueuedRequests(trx, { state: 'waiting' }, { after: undefined, limit: ROWS })
  const [answerBy] = waiting.map((each) => each.answerBy).toSorted()
  return {
    ...presentWaiting(waiting),
    overdue: waiting.reduce((sum, { overdue }) => sum + overdue, 0),
    answerBy,
    rows: rows.map((row) => presentQueued(row, now)),
  }
}

const readProposals = async ({ trx, staff, now }: Input) => ({
  ...presentWaiting(await countWaiting(trx, waitingQueries(now).proposals)),
  mine: mayStaff(staff.position, 'refund.second-approval')
    ? await countProposalsOfOthers(trx, staff.accountId, now)
    : 0,
})

const readPayments = async ({ trx, now }: Input) => ({
  ...presentWaiting(await countWaiting(trx, waitingQueries(now).payments)),
  rows: (await selectStuckPayments(trx, ROWS).execute()).map(presentStuckPayment),
})

const readDifferences = async ({ trx, now }: Input) => ({
  ...presentWaiting(await countWaiting(trx, waitingQueries(now).differences)),
  rows: (await listDifferences(trx, { state: 'open' }, { limit: ROWS })).map(presentDifference),
})

const readSeats = async ({ trx, now }: Input) =>
  presentSeats(await findSeatsOfDay(trx, civilDateAt(now), await readSalesPolicy(trx)), now)

/** Waiting work and the sales of today (D5.55, D5.56): each part for staff who may open the page behind it. */
export const registerBackofficeOverview = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryOverviewCall, async (input) => {
    const { trx, now, staff } = input
    const may = (action: Parameters<typeof mayStaff>[1]) => mayStaff(staff.position, action)
    const day = civilDateAt(now)
    const failedRefunds = async () => presentWaiting(await countWaiting(trx, waitingQueries(now).failedRefunds))
    return {
      ...{ readAt: now, day },
      requests: may('request.read') ? await readRequests(input) : undefined,
      proposals: may('proposal.read') ? await readProposals(input) : undefined,
      payments: may('order.inspect') ? await readPayments(input) : undefined,
      failedRefunds: may('ledger.read') ? await failedRefunds() : undefined,
      differences: may('ledger.read') ? await readDifferences(input) : undefined,
      sales: may('ledger.read') ? await findSoldToday(trx, day) : undefined,
      seats: may('order.inspect') ? await readSeats(input) : undefined,
    }
  })
}
