import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table notices add column survey_window_id text references survey_windows(id)',
  // Until now the notice with the dates of a questionnaire announced it.
  `update notices set survey_window_id = survey_windows.id from survey_windows
    where survey_windows.begins_at = notices.begins_at and survey_windows.ends_at = notices.ends_at`,
]

/** A notice names the questionnaire that it announces. */
export const surveyNotices: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
