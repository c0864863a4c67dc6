import { staffActionsOf } from '@shuttle/domain/staff'
import { queryAudit, queryStaff, queryStaffIndex, setStaffRole } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { findEntries } from '../audit'
import { registerStaffCall } from './register-staff-call'
import { setRole } from './set-role'
import { presentAct, presentStaff } from './staff.presenter'
import { listStaff } from './staff.repository'

const ACTS_A_PAGE = 50

/** Who works here and what they may do, and what they did (decisions 5). */
export const registerStaff = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryStaffIndex, async ({ staff }) => ({
    responseData: { role: staff.position, rights: staffActionsOf(staff.position) },
  }))

  registerStaffCall(app, context, queryStaff, async ({ trx }) => ({
    responseData: (await listStaff(trx)).map(presentStaff),
  }))

  registerStaffCall(app, context, setStaffRole, async ({ body, staff, trx, now, note }) => {
    note({ object: { kind: 'account', id: body.accountId } })
    const { before, after } = await setRole(trx, { ...body, by: staff.accountId, now })
    note({ before: { role: before.position }, after: { role: after.position } })
    return { responseData: presentStaff(after) }
  })

  registerStaffCall(app, context, queryAudit, async ({ body, trx, note }) => {
    const { beforeEntry, accountId, action, objectId, pageSize = ACTS_A_PAGE } = body
    note({ before: { beforeEntry, accountId, action, objectId } })
    const rows = await findEntries(trx, { beforeEntry, accountId, action, objectId, limit: pageSize })
    return { responseData: rows.map(presentAct) }
  })
}
