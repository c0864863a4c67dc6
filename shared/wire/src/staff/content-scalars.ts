import * as z from 'zod/mini'
import { sentNumber } from '../scalars'

/** A text of which something can be seen: more than blanks and characters without a width. */
export const hasVisible = z.regex(/[^\s\p{DI}]/u)

export const SHOWN_STATE_CODES = ['PLANNED', 'SHOWN', 'OVER'] as const

/** Id of a notice or a banner; that of a new one is made by its form. */
export const contentId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/))
/** Longer ones than the rules allow are refused by them, at their field; the longest here by their size. */
export const contentText = z.string().check(z.maxLength(4000))
export const contentPage = {
  state: z.optional(z.enum(SHOWN_STATE_CODES)),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
}
/** What a form showed; 0 for something new. */
export const shownRevision = sentNumber.check(z.minimum(0))
