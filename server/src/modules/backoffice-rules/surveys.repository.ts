import type { Instant } from '@shuttle/domain'
import type { SurveyContent } from '@shuttle/wire/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database, NoticeRow, SurveyWindowRow } from '../../database/types'

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

/** Adds a survey; undefined where one of this id was added concurrently. */
export const addSurvey = async (
  trx: Transaction<Database>,
  id: string,
  { from, until, noticeId }: SurveyContent,
): Promise<SurveyRow | undefined> => {
  const added = await trx
    .insertInto('survey_windows')
    .values({ id, begins_at: from, ends_at: until, revision: 1 })
    .onConflict((same) => same.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!added) return undefined
  await bindNotice(trx, id, noticeId)
  return { ...added, notice_id: noticeId ?? null }
}

export const storeSurvey = async (
  trx: Transaction<Database>,
  id: string,
  { from, until, noticeId }: SurveyContent,
): Promise<SurveyRow> => {
  const stored = await trx
    .updateTable('survey_windows')
    .set(({ eb }) => ({ begins_at: from, ends_at: until, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await bindNotice(trx, id, noticeId)
  return { ...stored, notice_id: noticeId ?? null }
}
