import type { Instant } from '@shuttle/domain'
import type { ShownState } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { BannerRow, Database } from '../../../database/types'
import { isInState } from './shown-state.repository'

/** Banners of a state, or the one of this id in the order of their positions, after the one of this id. */
export const listBanners = (
  db: Kysely<Database>,
  { id, state, now }: { id: string | undefined; state: ShownState | undefined; now: Instant },
  { after, limit }: { after: string | undefined; limit: number },
): Promise<BannerRow[]> => {
  const rows = db
    .selectFrom('banners')
    .selectAll()
    .where(isInState(state, now))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
  if (id !== undefined) return rows.where('id', '=', id).execute()
  if (after === undefined) return rows.execute()
  return rows
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('position', 'id'),
        '>',
        selectFrom('banners').select(['position', 'id']).where('id', '=', after).$asTuple('position', 'id'),
      ),
    )
    .execute()
}

/** Locks a banner, so that concurrent edits follow each other. */
export const lockBanner = (trx: Transaction<Database>, id: string): Promise<BannerRow | undefined> =>
  trx.selectFrom('banners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
