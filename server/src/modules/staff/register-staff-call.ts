import type { LanguageCode } from '@shuttle/contracts'
import { STAFF_LEVEL } from '@shuttle/domain'
import { mayStaff, type StaffAction, type StaffPosition } from '@shuttle/domain/staff'
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
import { hasNul, parseBody } from '../../http/register-call'
import { assertServedWire, requestLanguage } from '../../http/request-headers'
import { type AuditEntry, appendEntry } from '../audit'
import { authenticate } from '../sessions'
import { findPosition } from './staff.repository'

/** A call of the wire whose `access` is an action of the table of staff rights. */
export type StaffCall = CallDefinition & { access: StaffAction }

/** Who acts, as read at this call. */
export interface Staff {
  accountId: string
  sessionId: string
  position: StaffPosition
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

/** Who asks, of level 9 at this moment; everybody else is refused as if there was nothing here. Throws 401, 408 and FORBIDDEN. */
const assertStaff = async (context: AppContext, request: FastifyRequest): Promise<Staff> => {
  const { accountId, sessionId, level } = await authenticate(context, request)
  if (level !== STAFF_LEVEL) {
    request.log.warn({ accountId }, 'a call of the back office by someone who is not staff')
    throw new Refusal('FORBIDDEN')
  }
  return { accountId, sessionId, position: await findPosition(context.db, accountId) }
}

/**
 * Serves a call of the back office: level 9 and role are read now, the handler runs in one transaction, and the audit gets its entry
 * in that transaction. A refusal undoes the transaction and is entered in one of its own.
 */
export const registerStaffCall = <Definition extends StaffCall>(
  app: FastifyInstance,
  context: AppContext,
  definition: Definition,
  handler: (input: StaffCallInput<Definition>) => Promise<object>,
): void => {
  app.post(`/api/${definition.path}`, async (request) => {
    assertServedWire(request.headers[WIRE_HEADER])
    if (hasNul(request.body)) throw new Refusal('BAD_REQUEST', { fields: [] })
    const staff = await assertStaff(context, request)
    const now = context.clock.now()
    let act: Act = {}
    const toEntry = (refusal: string): AuditEntry => ({
      at: now,
      account_id: staff.accountId,
      role: staff.position,
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
      if (!mayStaff(staff.position, definition.access)) throw new Refusal('FORBIDDEN')
      const body = parseBody(definition.request, request.body)
      const answer = await transaction(context.db, async (trx) => {
        act = {}
        const note = (said: Act) => {
          act = { ...act, ...said }
        }
        const input = { body, staff, language: requestLanguage(request), request, now, trx, note }
        const fields = await handler(input as StaffCallInput<Definition>)
        await appendEntry(trx, toEntry(''))
        return fields
      })
      return successEnvelope(definition.success, now, answer)
    } catch (error) {
      const code = isRefusal(error) ? error.code : 'FAULT'
      await transaction(context.db, (trx) => appendEntry(trx, toEntry(code)))
      throw error
    }
  })
}
