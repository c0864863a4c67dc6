import type { Instant } from '@shuttle/domain'
import { readObjectNumber, staffActionsOf } from '@shuttle/domain/staff'
import {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  giveSecondFactorCall,
  issueEnrolmentCodeCall,
  queryAuditCall,
  queryStaffCall,
  queryStaffIndexCall,
  resetSecondFactorCall,
  setStaffRoleCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { enqueue, type OutboxPayloads } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { getSealer } from '../../../sealing'
import { findEmail } from '../../passenger/sessions'
import { describeQuery, findEntries } from '../audit'
import { registerStaffCall } from './register-staff-call'
import { beginEnrolment, confirmEnrolment, deleteFactor, giveFactor, issueEnrolmentCode } from './second-factor'
import { setRole } from './set-role'
import { presentAuditEvent, presentSecondFactor } from './staff.presenter'
import { findStaff, listStaff } from './staff.repository'

const AUDIT_PAGE_SIZE = 50

/** Mails a change of access to the account that it is about. */
const notify = (
  trx: Transaction<Database>,
  payload: OutboxPayloads['mail:staff-access'],
  now: Instant,
): Promise<void> => enqueue(trx, { kind: 'mail:staff-access', payload, now })

/** Staff members, their permissions, and the audit of their actions (D5.4, D5.5). */
export const registerStaff = (app: FastifyInstance, context: AppContext): void => {
  const sealer = getSealer(context.config)

  registerStaffCall(app, context, queryStaffIndexCall, async ({ staff, now }) => ({
    role: staff.position,
    rights: staffActionsOf(staff.position),
    secondFactor: presentSecondFactor(staff.session, now),
  }))

  registerStaffCall(app, context, queryStaffCall, ({ trx }) => listStaff(trx))

  registerStaffCall(app, context, setStaffRoleCall, async ({ body, staff, trx, now, language, audit }) => {
    audit({ object: { kind: 'account', id: body.accountId } })
    const { before, after } = await setRole(trx, { ...body, by: staff.accountId, now })
    audit({ before: { role: before.role }, after: { role: after.role } })
    if (before.role !== after.role) await notify(trx, { accountId: body.accountId, change: 'role', language }, now)
    return after
  })

  registerStaffCall(app, context, queryAuditCall, async ({ body, trx, audit }) => {
    const { beforeEntry, accountId, action, objectId, pageSize = AUDIT_PAGE_SIZE } = body
    audit({ before: describeQuery({ beforeEntry, accountId, action, objectId }) })
    const object = objectId === undefined ? undefined : readObjectNumber(objectId)
    const rows = await findEntries(trx, { beforeEntry, accountId, action, objectId: object, limit: pageSize })
    return rows.map(presentAuditEvent)
  })

  registerStaffCall(app, context, beginEnrolmentCall, async ({ body, staff: { accountId }, trx, now }) => {
    const label = (await findEmail(trx, accountId)) ?? accountId
    const { enrolmentCode } = body
    // An installation without a second factor, such as the demo, requires no code for one either.
    const code = context.config.staffSecondFactor ? { enrolmentCode, now } : undefined
    return beginEnrolment(trx, { accountId, label, sealer, code })
  })

  registerStaffCall(app, context, confirmEnrolmentCall, async ({ body, staff, trx, now, language }) => {
    const recoveryCodes = await confirmEnrolment(trx, { ...staff, ...body, sealer, now })
    await notify(trx, { accountId: staff.accountId, change: 'enrolled', language }, now)
    return { recoveryCodes }
  })

  registerStaffCall(
    app,
    context,
    issueEnrolmentCodeCall,
    async ({ body: { accountId }, trx, now, language, audit }) => {
      audit({ object: { kind: 'account', id: accountId } })
      if (!(await findStaff(trx, accountId))) throw new Refusal('STAFF_UNKNOWN')
      const { enrolmentCode, validUntil } = await issueEnrolmentCode(trx, { accountId, language, now })
      audit({ after: { enrolmentCode: 'issued' } })
      return { accountId, enrolmentCode, validUntil }
    },
  )

  registerStaffCall(app, context, giveSecondFactorCall, async ({ body, staff, trx, now }) => {
    const left = await giveFactor(trx, { ...staff, code: body.code, sealer, now })
    return left instanceof Refusal ? left : { recoveryCodesLeft: left }
  })

  registerStaffCall(app, context, resetSecondFactorCall, async ({ body, trx, now, language, audit }) => {
    audit({ object: { kind: 'account', id: body.accountId } })
    if (!(await deleteFactor(trx, body.accountId))) throw new Refusal('STAFF_UNKNOWN')
    await notify(trx, { accountId: body.accountId, change: 'reset', language }, now)
    return { accountId: body.accountId }
  })
}
