import * as z from 'zod/mini'
import { contentId, shownRevision } from './content-scalars'

/** Id and revision of the resource that a form shows; the form generates the id of a new one, with revision 0. */
export const shownVersion = { id: contentId, revision: shownRevision }

/** A resource that several people edit; `revision` increases with each change. */
export const revisedRow = <State extends z.ZodMiniType, Content extends z.ZodMiniType>(
  state: State,
  content: Content,
) => z.strictObject({ id: z.string(), revision: z.int(), state, content })

/** Content that replaces the revision of a form. */
export const revisedForm = <Content extends z.ZodMiniType>(content: Content) => z.object({ ...shownVersion, content })
