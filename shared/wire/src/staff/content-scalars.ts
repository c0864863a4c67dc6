import * as z from 'zod/mini'
import { sentNumber } from '../scalars'

/** A text with visible characters: more than blanks and zero-width characters. */
export const hasVisible = z.regex(/[^\s\p{DI}]/u)

/** State of a notice or a banner at the time of the answer. */
export const shownState = z.enum(['planned', 'shown', 'over'])

/** Id of a notice or a banner; the form generates that of a new one. */
export const contentId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/))
/** The rules refuse texts above their limits at the field; this limit refuses the largest by size. */
export const contentText = z.string().check(z.maxLength(4000), z.trim())
/** A page of notices or banners of a state, after the one of the id `after`; or only the one of `id`. */
export const contentSearch = z.object({
  state: z.optional(shownState),
  id: z.optional(contentId),
  after: z.optional(contentId),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
})
/** The revision that a form showed; 0 for a new object. */
export const shownRevision = sentNumber.check(z.minimum(0))
