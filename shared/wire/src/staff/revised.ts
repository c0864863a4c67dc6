import * as z from 'zod/mini'
import { contentId, shownRevision } from './content-scalars'
import { defineStaffCall } from './define-staff-call'

/** Id and revision of the resource that a form shows; the form generates the id of a new one, with revision 0. */
const shownVersion = { id: contentId, revision: shownRevision }

/** A resource that several people edit; `revision` increases with each change. */
export const revisedRow = <State extends z.ZodMiniType, Content extends z.ZodMiniType>(
  state: State,
  content: Content,
) => z.strictObject({ id: z.string(), revision: z.int(), state, content })

/**
 * The calls that edit a resource; a repetition changes nothing. `save` adds one, or changes one whose revision is still
 * `revision`; `end` ends it now, before its time, and a planned one never begins.
 */
export const revisedCalls = <
  const Access extends `${string}.${string}`,
  Content extends z.ZodMiniType,
  Row extends z.ZodMiniType,
>(
  resource: string,
  { access, content, row: data }: { access: Access; content: Content; row: Row },
) => ({
  save: defineStaffCall({
    path: `staff/save.${resource}`,
    access,
    idempotent: true,
    request: z.object({ ...shownVersion, content }),
    data,
  }),
  end: defineStaffCall({
    path: `staff/end.${resource}`,
    access,
    idempotent: true,
    request: z.object(shownVersion),
    data,
  }),
})
