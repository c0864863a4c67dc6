import { DAY_MS, type Instant } from '@shuttle/domain'
import type { BannerPictureType } from '@shuttle/domain/staff'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'

/** A picture that staff uploaded; its name is derived from its content. */
export interface BannerPictureRow {
  file_name: string
  content_type: BannerPictureType
  /** Base64. */
  content: string
  added_at: number
}

declare module '../../../database/types' {
  interface Database {
    banner_pictures: BannerPictureRow
  }
}

type Db = Kysely<Database>

export const findBannerPicture = (db: Db, fileName: string): Promise<BannerPictureRow | undefined> =>
  db.selectFrom('banner_pictures').selectAll().where('file_name', '=', fileName).executeTakeFirst()

/** The same picture again is one row, dated now. */
export const storeBannerPicture = async (trx: Transaction<Database>, row: BannerPictureRow): Promise<void> => {
  await trx
    .insertInto('banner_pictures')
    .values(row)
    .onConflict((same) => same.column('file_name').doUpdateSet({ added_at: row.added_at }))
    .execute()
}

/** Deletes pictures of abandoned forms: those that no banner has a day after. `folder` is where pictures are served. */
export const deleteUnusedPictures = async (
  trx: Transaction<Database>,
  { folder, now }: { folder: string; now: Instant },
): Promise<void> => {
  await trx
    .deleteFrom('banner_pictures')
    .where('added_at', '<', now - DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('banners').select('id').where(sql<boolean>`image_url = ${folder} || file_name`))),
    )
    .execute()
}
