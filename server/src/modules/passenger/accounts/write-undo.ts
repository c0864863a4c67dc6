import { BASE_PATH } from '@shuttle/contracts'
import {
  civilDateAt,
  civilTimeAt,
  type Instant,
  isJoinFinal,
  joinFinalAt,
  LANGUAGE_QUERY,
  type Language,
} from '@shuttle/domain'
import { serviceTexts } from '../../../i18n'
import type { AppContext } from '../../../runtime/context'
import { findJoin } from './account-joins.repository'
import { toUndoCode } from './undo-code'

export const writeMoment = (at: Instant): string => `${civilDateAt(at)} ${civilTimeAt(at).slice(0, 5)}`

/**
 * The lines of a mail that explain how a joining is undone, as long as it can be. The code is behind the #, which a
 * browser sends to no server, so that no log has it.
 */
export const writeUndo = async (
  { db, config, clock }: AppContext,
  { joinId, language }: { joinId: string; language: Language },
): Promise<string[]> => {
  const join = await findJoin(db, joinId)
  if (!join || join.undone_at !== null || isJoinFinal(join.joined_at, clock.now())) return []
  const code = toUndoCode(config.secrets.codes, join.join_id)
  const url = `${config.publicUrl}${BASE_PATH}undo_join?lang=${LANGUAGE_QUERY[language]}#${code}`
  return [serviceTexts(language)('mail.accountsJoined.undo', { until: writeMoment(joinFinalAt(join.joined_at)), url })]
}
