import type { LanguageCode } from '@shuttle/contracts'
import { STAFF_LEVEL } from '@shuttle/domain'
import {
  checkStaffSession,
  keepsAwake,
  mayStaff,
  type StaffAction,
  type StaffPosition,
  type StaffSession,
} from '@shuttle/domain/staff'
import type { CallDefinition } from '@shuttle/wire'
import { WIRE_HEADER } from '@shuttle/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { AppContext } from '../../context'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { isRefusal, Refusal } from '../../errors'
import { successEnvelope } from '../../http/envelope'
import { hasNul, parseBody, type Upload, uploadOptions } from '../../http/register-call'
import { assertServedWire, requestLanguage } from '../../http/request-headers'
import { type AuditEntry, appendEntry } from '../audit'
import { authenticate, type Member } from '../sessions'
import { findFactor, findStaffSession, storeLastAct } from './second-factor'
import { findPosition, holdPosition } from './staff.repository'

/** A call of the wire whose `access` is an action of the table of staff rights. */
export type StaffCall = CallDefinition & { access: StaffAction }

/** Who acts, as read at this call. */
export interface Staff {
  accountId: string
  sessionId: string
  isWechat: boolean
  position: StaffPosition
  /** The second factor in this session. */
  session: StaffSession
}

/** What an act was about, for the audit. */
export interface Act {
  object?: { kind: string; id: string }
  /** The object before and after, or what was asked; never a secret, never a whole document number. */
  before?: unknown
  after?: unknown
}

export interface StaffCallInput<Definition extends StaffCall> {
  /** Parsed by the call's schema. */
  body: z.infer<Definition['request']>
  staff: Staff
  language: LanguageCode
  request: FastifyRequest
  now: number
  /** The transaction that also holds the entry of the audit; it may run again after a serialization failure. */
  trx: Transaction<Database>
  /** Says what the act is about, as early as it is known: a refusal keeps it. */
  note: (act: Act) => void
}

const spell = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))

const readSession = async ({ db, config }: AppContext, member: Member): Promise<StaffSession> => {
  const factor = await findFactor(db, member.accountId)
  const given = await findStaffSession(db, member.sessionId)
  return {
    isFactorRequired: config.staffSecondFactor,
    isEnrolled: factor?.confirmed_at != null,
    verifiedAt: given?.verified_at,
    lastActAt: given?.last_act_at,
  }
}

/** Who asks, of level 9 at this moment; everybody else is refused as if there was nothing here. Throws 401, 408 and FORBIDDEN. */
const assertStaff = async (context: AppContext, request: FastifyRequest): Promise<Staff> => {
  const member = await authenticate(context, request)
  const { accountId, sessionId, isWechat, level } = member
  if (level !== STAFF_LEVEL) {
    request.log.warn({ accountId }, 'a call of the back office by someone who is not staff')
    throw new Refusal('FORBIDDEN')
  }
  const position = await findPosition(context.db, accountId)
  return { accountId, sessionId, isWechat, position, session: await readSession(context, member) }
}

/** The table of rights allows the action. Throws FORBIDDEN. */
const assertMay = (position: StaffPosition, action: StaffAction): void => {
  if (!mayStaff(position, action)) throw new Refusal('FORBIDDEN')
}

/**
 * Serves a call of the back office: level 9 and role are read now, the handler runs in one transaction that holds the role, and the audit
 * gets its entry in that transaction. A refusal that is thrown undoes the transaction and is entered in one of its own; one that the handler answers keeps
 * what was written, such as a counted failure.
 */
export const registerStaffCall = <Definition extends StaffCall>(
  app: FastifyInstance,
  context: AppContext,
  definition: Definition,
  handler: (input: StaffCallInput<Definition>) => Promise<object | Refusal>,
  upload?: Upload,
): void => {
  app.post(`/api/${definition.path}`, upload ? uploadOptions(context, upload) : {}, async (request) => {
    assertServedWire(request.headers[WIRE_HEADER])
    const staff = await assertStaff(context, request)
    const now = context.clock.now()
    let { position } = staff
    let act: Act = {}
    let isEntered = false
    const toEntry = (refusal: string): AuditEntry => ({
      at: now,
      account_id: staff.accountId,
      role: position,
      action: definition.access,
      object_kind: act.object?.kind ?? '',
      object_id: act.object?.id ?? '',
      outcome: refusal === '' ? 'done' : 'refused',
      refusal,
      before: spell(act.before),
      after: refusal === '' ? spell(act.after) : '',
      request_id: request.id,
    })
    try {
      if (staff.isWechat) throw new Refusal('STAFF_NOT_IN_MESSENGER')
      assertMay(position, definition.access)
      const waiting = checkStaffSession(staff.session, definition.access, now)
      if (waiting) throw new Refusal(waiting)
      if (hasNul(request.body)) throw new Refusal('BAD_REQUEST', { fields: [] })
      const body = parseBody(definition.request, request.body)
      const answer = await transaction(context.db, async (trx) => {
        act = {}
        position = await holdPosition(trx, staff.accountId, { changesRoles: definition.access === 'staff.edit' })
        assertMay(position, definition.access)
        const note = (said: Act) => {
          act = { ...act, ...said }
        }
        const input = {
          body,
          staff: { ...staff, position },
          language: requestLanguage(request),
          request,
          now,
          trx,
          note,
        }
        const fields = await handler(input as StaffCallInput<Definition>)
        if (keepsAwake(definition.access)) await storeLastAct(trx, staff.sessionId, now)
        await appendEntry(trx, toEntry(isRefusal(fields) ? fields.code : ''))
        return fields
      })
      if (isRefusal(answer)) {
        isEntered = true
        throw answer
      }
      return successEnvelope(definition.success, now, answer)
    } catch (error) {
      const code = isRefusal(error) ? error.code : 'FAULT'
      if (!isEntered) await transaction(context.db, (trx) => appendEntry(trx, toEntry(code)))
      throw error
    }
  })
}
