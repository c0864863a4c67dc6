import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { BannerRow, Database, NoticeRow, SurveyWindowRow } from '../../../database/types'

/** Notices of this moment; their time is half-open. */
export const findNotices = (db: Kysely<Database>, now: Instant): Promise<NoticeRow[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('begins_at')
    .execute()

/** Banners of this moment, in their order. */
export const findBanners = (db: Kysely<Database>, now: Instant): Promise<BannerRow[]> =>
  db
    .selectFrom('banners')
    .selectAll()
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('position')
    .execute()

/** The window that is open at this moment, or undefined. */
export const findSurveyWindow = (db: Kysely<Database>, now: Instant): Promise<SurveyWindowRow | undefined> =>
  db
    .selectFrom('survey_windows')
    .selectAll()
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('begins_at', 'desc')
    .executeTakeFirst()
