import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, moment } from '../scalars'

export const AUDIT_OUTCOMES = ['DONE', 'REFUSED'] as const

/** An audited action of staff. */
export const auditRow = z.looseObject({
  /** Position in the chain, from 1. */
  entry: z.number(),
  time: moment,
  accountId: z.string(),
  role: code,
  action: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  outcome: code,
  /** Code of a refusal; empty for an action that was done. */
  refusal: z.string(),
  /** JSON texts of the object before and after; empty where nothing changed. */
  before: z.string(),
  after: z.string(),
  requestId: z.string(),
})

/** The newest actions first, those before `beforeEntry` where one is given; `pageSize` from 1 to 200. */
export const queryAuditCall = defineCall({
  path: 'staff/query.audit',
  access: 'audit.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    beforeEntry: z.optional(z.int().check(z.positive())),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
    accountId: z.optional(z.string()),
    action: z.optional(z.string()),
    objectId: z.optional(z.string()),
  }),
  answer: z.looseObject({ responseData: z.array(auditRow) }),
})
