import * as z from 'zod/mini'
import { code } from '../scalars'
import { contentId, shownRevision } from './content-scalars'

export const RULE_STATE_CODES = ['PLANNED', 'IN_FORCE', 'OVER'] as const

/** Name and state of every dated rule. */
export const ruleShown = {
  ruleId: z.string(),
  /** One of `RULE_STATE_CODES`. */
  state: code,
  /** Increases with each change: a form sends back the one it shows. */
  revision: z.int(),
}

/** The rule that a form replaces: the form generates the id of a new one, with revision 0. */
export const ruleSaved = { ruleId: contentId, revision: shownRevision }
