import type { Instant } from '@shuttle/domain'
import type { Survey } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database, SurveyWindowRow } from '../../../database/types'
import { revisedTable } from '../staff'

/** A survey with the notice that announces it. */
export interface SurveyRow extends SurveyWindowRow {
  notice_id: string | null
}

/** Notices that are not over, or announce a survey; those that begin last in front. */
export const listSurveyNotices = (db: Kysely<Database>, now: Instant) =>
  db
    .selectFrom('notices')
    .select(['id', 'title_zh_hk', 'title_zh_cn', 'title_en', 'begins_at as from', 'ends_at as until'])
    .where(({ eb, or }) => or([eb('ends_at', '>', now), eb('survey_window_id', 'is not', null)]))
    .orderBy('begins_at', 'desc')
    .orderBy('id')
    .execute()

/** Surveys, stored with the notice that announces them. */
export const surveyTable = (trx: Transaction<Database>) => {
  const table = revisedTable(trx, 'survey_windows', ({ from, until }: Survey) => ({ begins_at: from, ends_at: until }))
  const announce = async (row: SurveyWindowRow, { noticeId }: Survey): Promise<SurveyRow> => {
    const notices = trx.updateTable('notices')
    await notices.set({ survey_window_id: null }).where('survey_window_id', '=', row.id).execute()
    if (noticeId !== undefined) await notices.set({ survey_window_id: row.id }).where('id', '=', noticeId).execute()
    return { ...row, notice_id: noticeId ?? null }
  }
  return {
    list: (): Promise<SurveyRow[]> =>
      trx
        .selectFrom('survey_windows')
        .leftJoin('notices', 'survey_window_id', 'survey_windows.id')
        .selectAll('survey_windows')
        .select(({ fn }) => fn.min('notices.id').as('notice_id'))
        .groupBy('survey_windows.id')
        .orderBy('survey_windows.id')
        .execute(),
    add: async (id: string, survey: Survey) => {
      const added = await table.add(id, survey)
      return added && announce(added, survey)
    },
    store: async (id: string, survey: Survey) => announce(await table.store(id, survey), survey),
  }
}
