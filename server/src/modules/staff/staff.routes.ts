import { staffActionsOf } from '@shuttle/domain/staff'
import {
  beginEnrolment as beginEnrolmentCall,
  confirmEnrolment as confirmEnrolmentCall,
  giveSecondFactor,
  queryAudit,
  queryStaff,
  queryStaffIndex,
  resetSecondFactor,
  setStaffRole,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { getSealer } from '../../sealing'
import { describeAsked, findEntries } from '../audit'
import { findEmail } from '../sessions'
import { registerStaffCall } from './register-staff-call'
import { beginEnrolment, confirmEnrolment, deleteFactor, giveFactor } from './second-factor'
import { setRole } from './set-role'
import { presentAct, presentSecondFactor, presentStaff } from './staff.presenter'
import { listStaff } from './staff.repository'

const ACTS_A_PAGE = 50

/** Who works here and what they may do, and what they did (decisions 5). */
export const registerStaff = (app: FastifyInstance, context: AppContext): void => {
  const sealer = getSealer(context.config)

  registerStaffCall(app, context, queryStaffIndex, async ({ staff, now }) => ({
    responseData: {
      role: staff.position,
      rights: staffActionsOf(staff.position),
      secondFactor: presentSecondFactor(staff.session, now),
    },
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
    note({ before: describeAsked({ beforeEntry, accountId, action, objectId }) })
    const rows = await findEntries(trx, { beforeEntry, accountId, action, objectId, limit: pageSize })
    return { responseData: rows.map(presentAct) }
  })

  registerStaffCall(app, context, beginEnrolmentCall, async ({ staff: { accountId }, trx }) => {
    const label = (await findEmail(trx, accountId)) ?? accountId
    return { responseData: await beginEnrolment(trx, { accountId, label, sealer }) }
  })

  registerStaffCall(app, context, confirmEnrolmentCall, async ({ body, staff, trx, now }) => ({
    responseData: { recoveryCodes: await confirmEnrolment(trx, { ...staff, ...body, sealer, now }) },
  }))

  registerStaffCall(app, context, giveSecondFactor, async ({ body, staff, trx, now }) => {
    const left = await giveFactor(trx, { ...staff, code: body.code, sealer, now })
    return left instanceof Refusal ? left : { responseData: { recoveryCodesLeft: left } }
  })

  registerStaffCall(app, context, resetSecondFactor, async ({ body, trx, note }) => {
    note({ object: { kind: 'account', id: body.accountId } })
    if (!(await deleteFactor(trx, body.accountId))) throw new Refusal('STAFF_UNKNOWN')
    return { responseData: { accountId: body.accountId } }
  })
}
