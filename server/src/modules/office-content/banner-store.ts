import { BASE_PATH } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import { type BannerDraft, checkBanner } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { BannerRow, Database } from '../../database/types'
import { Refusal } from '../../errors'
import { isServedPicture } from '../catalogue'
import { assertNoViolation, type DraftStore } from '../staff'
import { toBannerDraft, toBannerLink, toLinkColumns } from './banner-draft'
import { addBanner, lockBanner, storeBanner } from './staff-banners.repository'

const WIRE_NAMES = { until: 'endTime', picture: 'img' }

/** Banners, as a transaction of `now` stores them. */
export const bannerStore = (trx: Transaction<Database>, now: Instant): DraftStore<BannerRow, BannerDraft> => {
  const toColumns = async (draft: BannerDraft, stored: BannerRow | undefined) => {
    const link = toLinkColumns(draft.link, stored)
    if (!link) throw new Refusal('STAFF_BANNER_LINK', { fields: ['link'] })
    return {
      ...link,
      image_url: draft.picture,
      title_zh_hk: draft.titleZhHk,
      title_zh_cn: draft.titleZhCn,
      title_en: draft.titleEn,
      position: draft.position,
      begins_at: draft.from,
      ends_at: draft.until,
    }
  }
  return {
    unknown: 'STAFF_BANNER_UNKNOWN',
    lock: (id) => lockBanner(trx, id),
    add: async (id, draft) => addBanner(trx, id, await toColumns(draft, undefined)),
    store: async (id, draft) => storeBanner(trx, id, await toColumns(draft, await lockBanner(trx, id))),
    toDraft: toBannerDraft,
    assert: async (draft, stored) => {
      const storedLink = stored && toBannerLink(stored)
      assertNoViolation({ ...checkBanner(draft, { now, base: BASE_PATH, storedLink }) }, WIRE_NAMES)
      // The stored link may come from another source, so an unchanged one stays valid.
      const isKnown = draft.picture === stored?.image_url || (await isServedPicture(trx, draft.picture))
      if (!isKnown) throw new Refusal('STAFF_PICTURE_MISSING', { fields: ['img'] })
    },
  }
}
