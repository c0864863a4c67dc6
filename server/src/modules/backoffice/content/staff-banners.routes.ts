import { type BannerContent, endShownWindow } from '@shuttle/domain/staff'
import { addPictureCall, endBannerCall, queryBannersCall, saveBannerCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { addBannerPicture } from '../../passenger/catalogue'
import { describeQuery } from '../audit'
import { registerRevisedResource, registerStaffCall } from '../staff'
import { bannerStore } from './banner-store'
import { presentStaffBanner } from './staff-banners.presenter'
import { listBanners } from './staff-banners.repository'

const ROWS_A_PAGE = 50
/**
 * A picture of 300 KiB in base64 has 400 KiB; the limit is higher, so that a larger picture is refused with a sentence
 * too.
 */
const UPLOAD = { bodyLimit: 1024 * 1024, tooLarge: 'STAFF_PICTURE_TOO_LARGE' } as const

const trim = (banner: BannerContent): BannerContent => ({
  ...banner,
  titleZhHk: banner.titleZhHk.trim(),
  titleZhCn: banner.titleZhCn.trim(),
  titleEn: banner.titleEn.trim(),
  link: banner.link.trim(),
})

/** Banners in the back office, and their pictures: passengers see a change at the next load of home. */
export const registerStaffBanners = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryBannersCall, async ({ body, trx, now, audit }) => {
    const { id, state, after, pageSize = ROWS_A_PAGE } = body
    audit({ before: describeQuery({ id, state, after }) })
    const rows = await listBanners(trx, { id, state, now }, { after, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      rows: shown.map((row) => presentStaffBanner(row, now)),
      next: rows.length > pageSize ? shown.at(-1)?.id : undefined,
    }
  })

  registerRevisedResource(app, context, {
    kind: 'banner',
    save: saveBannerCall,
    end: endBannerCall,
    store: bannerStore,
    present: presentStaffBanner,
    toEnded: (banner, now) => ({ ...banner, until: endShownWindow(banner, now) }),
    clean: trim,
  })

  registerStaffCall(
    app,
    context,
    addPictureCall,
    async ({ body: { file }, trx, now, audit }) => {
      const picture = await addBannerPicture(trx, { bytes: Buffer.from(file, 'base64'), now })
      audit({ object: { kind: 'picture', id: picture } })
      return { picture }
    },
    UPLOAD,
  )
}
