import * as z from 'zod/mini'
import { instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'

/** An audited action of staff. */
const auditEvent = z.strictObject({
  /** Position in the chain, from 1. */
  entry: z.int(),
  at: instant,
  accountId: z.string(),
  /** As it was written: a former role stays. */
  role: z.string(),
  action: z.string(),
  object: maybe(z.strictObject({ kind: z.string(), id: z.string() })),
  outcome: z.enum(['done', 'refused']),
  /** Code of a refusal. */
  refusal: maybe(z.string()),
  /** JSON texts of the object before and after; missing where nothing changed. */
  before: maybe(z.string()),
  after: maybe(z.string()),
  requestId: z.string(),
})
export type AuditEvent = z.output<typeof auditEvent>

/** The newest actions first, those before `beforeEntry` where one is given; `pageSize` from 1 to 200. */
export const queryAuditCall = defineStaffCall({
  path: 'staff/query.audit',
  access: 'audit.read',
  idempotent: true,
  request: z.object({
    beforeEntry: z.optional(z.int().check(z.positive())),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
    accountId: z.optional(z.string()),
    action: z.optional(z.string()),
    objectId: z.optional(z.string()),
  }),
  data: z.array(auditEvent),
})
