import type { Instant } from '@shuttle/domain'
import type { StaffCallDefinition } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { registerStaffCall, type StaffCall } from './register-staff-call'
import { type RevisionStore, saveRevision, updateRevision } from './save-revision'

interface ShownVersion {
  id: string
  revision: number
}

export interface RevisedResource<Row extends { revision: number }, Content extends object, Shown extends object> {
  /** Kind of the object in the audit. */
  kind: string
  save: StaffCall & StaffCallDefinition<z.ZodMiniType<ShownVersion & { content: Content }>, z.ZodMiniType<Shown>>
  end: StaffCall & StaffCallDefinition<z.ZodMiniType<ShownVersion>, z.ZodMiniType<Shown>>
  store: (trx: Transaction<Database>, now: Instant) => RevisionStore<Row, Content>
  present: (row: Row, now: Instant) => Shown
  /** The content that ends now. */
  toEnded: (content: Content, now: Instant) => Content
  /** What is stored of the content of a form. */
  clean?: (content: Content) => Content
}

/**
 * Serves the two calls that edit a resource: save and end, each with one entry of the audit. Throws the violations of
 * the content, the code for an unknown one, and STAFF_FORM_STALE where another editor was faster.
 */
export const registerRevisedResource = <Row extends { revision: number }, Content extends object, Shown extends object>(
  app: FastifyInstance,
  context: AppContext,
  resource: RevisedResource<Row, Content, Shown>,
): void => {
  const { kind, save, end, store, present, toEnded, clean = (content) => content } = resource
  const spell = (row: Row | undefined, now: Instant) => row && z.encode(save.data, present(row, now))

  registerStaffCall(app, context, save, async ({ body: { id, revision, content }, trx, now, audit }) => {
    audit({ object: { kind, id } })
    const { before, after } = await saveRevision(store(trx, now), { id, revision, content: clean(content) })
    audit({ before: spell(before, now), after: spell(after, now) })
    return present(after, now)
  })

  registerStaffCall(app, context, end, async ({ body: { id, revision }, trx, now, audit }) => {
    audit({ object: { kind, id } })
    const { before, after } = await updateRevision(store(trx, now), { id, revision }, (content) =>
      toEnded(content, now),
    )
    audit({ before: spell(before, now), after: spell(after, now) })
    return present(after, now)
  })
}
