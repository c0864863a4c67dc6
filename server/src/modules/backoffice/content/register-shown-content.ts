import { endShownWindow, type ShownWindow } from '@shuttle/domain/staff'
import type { StaffCallDefinition } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { describeQuery } from '../audit'
import { type RevisedResource, registerRevisedResource, registerStaffCall, type StaffCall } from '../staff'
import { type ContentSearch, listShownContent } from './shown-content.repository'

const ROWS_A_PAGE = 50

interface ShownContent<Name extends 'notices' | 'banners', Content extends ShownWindow, Shown extends object>
  extends Omit<RevisedResource<Database[Name], Content, Shown>, 'toEnded'> {
  table: Name
  query: StaffCall &
    StaffCallDefinition<
      z.ZodMiniType<ContentSearch & { pageSize?: number | undefined }>,
      z.ZodMiniType<{ rows: Shown[]; next: string | undefined }>
    >
}

/** Serves the three calls of notices or banners: a page of them, save and end. */
export const registerShownContent = <
  Name extends 'notices' | 'banners',
  Content extends ShownWindow,
  Shown extends object,
>(
  app: FastifyInstance,
  context: AppContext,
  content: ShownContent<Name, Content, Shown>,
): void => {
  const { table, query, present } = content
  registerStaffCall(app, context, query, async ({ body, trx, now, audit }) => {
    const { id, state, after, pageSize = ROWS_A_PAGE } = body
    audit({ before: describeQuery({ id, state, after }) })
    const rows = await listShownContent(trx, table, { id, state, after }, { now, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      rows: shown.map((row) => present(row, now)),
      next: rows.length > pageSize ? shown.at(-1)?.id : undefined,
    }
  })

  registerRevisedResource<Database[Name], Content, Shown>(app, context, {
    ...content,
    toEnded: (ended, now) => ({ ...ended, until: endShownWindow(ended, now) }),
  })
}
