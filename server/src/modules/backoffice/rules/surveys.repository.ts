import type { Instant } from '@shuttle/domain'
import type { SurveyContent } from '@shuttle/wire/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database, NoticeRow, SurveyWindowRow } from '../../../database/types'
import { revisedTable } from '../staff'

/** A survey with the notice that announces it. */
export interface SurveyRow extends SurveyWindowRow {
  notice_id: string | null
}

export const toSurveyContent = (row: SurveyRow): SurveyContent => ({
  from: row.begins_at,
  until: row.ends_at,
  noticeId: row.notice_id ?? undefined,
})

const withNotice = (db: Kysely<Database>) =>
  db
    .selectFrom('survey_windows')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('notices')
        .select(({ fn }) => fn.min('notices.id').as('id'))
        .whereRef('notices.survey_window_id', '=', 'survey_windows.id')
        .as('notice_id'),
    )

/** Every survey. */
export const listSurveys = (db: Kysely<Database>): Promise<SurveyRow[]> =>
  withNotice(db).orderBy('survey_windows.id').execute()

/** Notices that are not over, or announce a survey; those that begin last in front. */
export const listSurveyNotices = (db: Kysely<Database>, now: Instant): Promise<NoticeRow[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where(({ eb, or }) => or([eb('ends_at', '>', now), eb('survey_window_id', 'is not', null)]))
    .orderBy('begins_at', 'desc')
    .orderBy('id')
    .execute()

const bindNotice = async (trx: Transaction<Database>, id: string, noticeId: string | undefined): Promise<void> => {
  await trx.updateTable('notices').set({ survey_window_id: null }).where('survey_window_id', '=', id).execute()
  if (noticeId === undefined) return
  await trx.updateTable('notices').set({ survey_window_id: id }).where('id', '=', noticeId).execute()
}

/** Stores surveys with the notice that announces them. */
export const surveyTable = (trx: Transaction<Database>) => {
  const table = revisedTable(trx, 'survey_windows', ({ from, until }: SurveyContent) => ({
    begins_at: from,
    ends_at: until,
  }))
  const announce = async (row: SurveyWindowRow, { noticeId }: SurveyContent): Promise<SurveyRow> => {
    await bindNotice(trx, row.id, noticeId)
    return { ...row, notice_id: noticeId ?? null }
  }
  return {
    add: async (id: string, survey: SurveyContent) => {
      const added = await table.add(id, survey)
      return added && announce(added, survey)
    },
    store: async (id: string, survey: SurveyContent) => announce(await table.store(id, survey), survey),
  }
}
