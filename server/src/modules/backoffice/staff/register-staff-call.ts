import type { LanguageCode } from '@shuttle/contracts'
import {
  checkStaffSession,
  extendsSession,
  mayStaff,
  type StaffAction,
  type StaffPosition,
} from '@shuttle/domain/staff'
import { WIRE_HEADER } from '@shuttle/wire'
import type { StaffCallDefinition } from '@shuttle/wire/staff'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { successEnvelope } from '../../../http/envelope'
import { assertOwnPage } from '../../../http/own-page'
import { hasNul, parseBody, type Upload, uploadOptions } from '../../../http/register-call'
import { assertServedWire, requestLanguage } from '../../../http/request-headers'
import type { AppContext } from '../../../runtime/context'
import { isRefusal, Refusal } from '../../../runtime/errors'
import { type AuditEntry, appendEntry } from '../audit'
import { assertStaff, type Staff } from './assert-staff'
import { cleanBody } from './clean-body'
import { enterEarly } from './enter-early'
import { storeLastActivity } from './second-factor'
import { holdPosition } from './staff.repository'
import { staffLimitOf } from './staff-limit'

/** A call of the wire whose `access` is an action of the table of staff rights. */
export type StaffCall = StaffCallDefinition & { access: StaffAction }

/** The object of an action, for the audit. */
export interface AuditDetails {
  object?: { kind: string; id: string }
  /** The object before and after, or the request; never a secret, never a whole document number. */
  before?: unknown
  after?: unknown
}

export interface StaffCallInput<Definition extends StaffCall> {
  /** Parsed by the call's schema, without invisible characters. */
  body: z.infer<Definition['request']>
  staff: Staff
  language: LanguageCode
  request: FastifyRequest
  now: number
  /** The transaction that also holds the entry of the audit; it may run again after a serialization failure. */
  trx: Transaction<Database>
  /** Records the audited object; call it before anything can throw, so that a refusal has it too. */
  audit: (details: AuditDetails) => void
}

const spell = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))

/** Requires that the table of rights allows the action. Throws FORBIDDEN. */
const assertMay = (position: StaffPosition, action: StaffAction): void => {
  if (!mayStaff(position, action)) throw new Refusal('FORBIDDEN')
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action of a back-office call, by the table of rights. A test finds routes without it. */
    staffAction?: StaffAction
  }
}

/** Whether the body of a call could not be read: too long, no JSON, nested too deep. */
const isUnreadable = (error: { code?: string; statusCode?: number }): boolean =>
  isRefusal(error)
    ? error.code === 'BAD_REQUEST'
    : error.statusCode === 413 || (error.code ?? '').startsWith('FST_ERR_CTP')

/**
 * Serves a call of the back office: level 9 and role are read now, the handler runs in one transaction that locks the
 * role, and the audit gets its entry in that transaction. A thrown refusal rolls the transaction back and is entered in
 * one of its own; a refusal that the handler answers commits its writes, such as a counted failure. A body that cannot
 * be read is entered too; of calls beyond the limit only the first of a minute, or they would fill the audit. Callers
 * who are not staff are entered by `enterStranger`, calls that are refused earlier by `enterEarly`.
 */
export const registerStaffCall = <Definition extends StaffCall>(
  app: FastifyInstance,
  context: AppContext,
  definition: Definition,
  handler: (input: StaffCallInput<Definition>) => Promise<z.output<Definition['data']> | Refusal>,
  upload?: Upload,
): void => {
  const { access: action } = definition
  const limit = staffLimitOf(context)
  const begun = new WeakSet<FastifyRequest>()

  const serve = async (request: FastifyRequest, unreadable?: Refusal) => {
    begun.add(request)
    const staff = await assertStaff(context, request, action)
    const now = context.clock.now()
    let { position } = staff
    let details: AuditDetails = {}
    let isEntered = false
    const toEntry = (refusal: string): AuditEntry => ({
      at: now,
      account_id: staff.accountId,
      role: position,
      action,
      object_kind: details.object?.kind ?? '',
      object_id: details.object?.id ?? '',
      outcome: refusal === '' ? 'done' : 'refused',
      refusal,
      before: spell(details.before),
      after: refusal === '' ? spell(details.after) : '',
      request_id: request.id,
    })
    try {
      limit(staff.accountId, (isFirst) => {
        isEntered = !isFirst
      })
      if (staff.isWechat) throw new Refusal('STAFF_NOT_IN_MESSENGER')
      assertMay(position, action)
      const waiting = checkStaffSession(staff.session, action, now)
      if (waiting) throw new Refusal(waiting)
      if (unreadable) throw unreadable
      if (hasNul(request.body)) throw new Refusal('BAD_REQUEST', { fields: [] })
      const body = parseBody(definition.request, cleanBody(request.body))
      const answer = await transaction(context.db, async (trx) => {
        details = {}
        position = await holdPosition(trx, staff.accountId, { changesRoles: action === 'staff.edit' })
        assertMay(position, action)
        const audit = (added: AuditDetails) => {
          details = { ...details, ...added }
        }
        const caller = { ...staff, position }
        const input = { body, staff: caller, language: requestLanguage(request), request, now, trx, audit }
        const data = await handler(input as StaffCallInput<Definition>)
        // Before the commit: an answer that breaks its schema is a fault that has changed nothing.
        const outcome = isRefusal(data) ? data : { responseData: z.encode(definition.data, data) }
        if (extendsSession(action)) await storeLastActivity(trx, staff.sessionId, now)
        await appendEntry(trx, toEntry(isRefusal(outcome) ? outcome.code : ''))
        return outcome
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
  }

  const route: RouteShorthandOptions = {
    ...(upload && uploadOptions(context, upload)),
    config: { staffAction: action },
    errorHandler: async (error, request) => {
      if (begun.has(request)) throw error
      if (!isUnreadable(error)) {
        if (isRefusal(error)) await enterEarly(context, request, { action, refusal: error })
        throw error
      }
      const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      return serve(request, new Refusal(isTooLarge && upload ? upload.tooLarge : 'BAD_REQUEST'))
    },
  }
  app.post(`/api/${definition.path}`, route, async (request) => {
    assertOwnPage(request)
    assertServedWire(request.headers[WIRE_HEADER])
    return serve(request)
  })
}
