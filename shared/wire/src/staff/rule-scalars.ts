import * as z from 'zod/mini'
import { code } from '../scalars'
import { contentId, shownRevision } from './content-scalars'

export const RULE_STATE_CODES = ['PLANNED', 'IN_FORCE', 'OVER'] as const

/** How every dated rule is named and shown. */
export const ruleShown = {
  ruleId: z.string(),
  /** One of `RULE_STATE_CODES`. */
  state: code,
  /** Grows with each change: a form sends back the one it shows. */
  revision: z.int(),
}

/** The rule that a form saves over: that of a new one is made by its form, with revision 0. */
export const ruleSaved = { ruleId: contentId, revision: shownRevision }
