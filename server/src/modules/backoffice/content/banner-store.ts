import { BASE_PATH } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import { type BannerContent, checkBanner } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { BannerRow, Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { isServedPicture } from '../../passenger/catalogue'
import { assertNoViolation, type RevisionStore, revisedTable } from '../staff'
import { toBannerContent, toBannerLink, toLinkColumns } from './banner-content'

/** Banners, as a transaction of `now` stores them. */
export const bannerStore = (trx: Transaction<Database>, now: Instant): RevisionStore<BannerRow, BannerContent> => {
  const toColumns = async (content: BannerContent, stored: BannerRow | undefined) => {
    const link = toLinkColumns(content.link, stored)
    if (!link) throw new Refusal('STAFF_BANNER_LINK', { fields: ['link'] })
    return {
      ...link,
      image_url: content.picture,
      title_zh_hk: content.titleZhHk,
      title_zh_cn: content.titleZhCn,
      title_en: content.titleEn,
      position: content.position,
      begins_at: content.from,
      ends_at: content.until,
    }
  }
  const table = revisedTable(trx, 'banners', (columns: Awaited<ReturnType<typeof toColumns>>) => columns)
  return {
    unknown: 'STAFF_BANNER_UNKNOWN',
    lock: table.lock,
    add: async (id, content) => table.add(id, await toColumns(content, undefined)),
    store: async (id, content) => table.store(id, await toColumns(content, await table.lock(id))),
    toContent: toBannerContent,
    assert: async (content, stored) => {
      const storedLink = stored && toBannerLink(stored)
      assertNoViolation(checkBanner(content, { now, base: BASE_PATH, storedLink }))
      // The stored link may come from another source, so an unchanged one stays valid.
      const isKnown = content.picture === stored?.image_url || (await isServedPicture(trx, content.picture))
      if (!isKnown) throw new Refusal('STAFF_PICTURE_MISSING', { fields: ['picture'] })
    },
  }
}
