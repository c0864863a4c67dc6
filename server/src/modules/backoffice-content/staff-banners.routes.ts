import type { BannerContent } from '@shuttle/domain/staff'
import { addPictureCall, endBannerCall, queryBannersCall, saveBannerCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { AppContext } from '../../context'
import { describeQuery } from '../audit'
import { addBannerPicture } from '../catalogue'
import { registerStaffCall, saveRevision } from '../staff'
import { bannerStore } from './banner-store'
import { endContent } from './end-content'
import { readShownState, readShownWindow } from './shown-window.request'
import { presentStaffBanner } from './staff-banners.presenter'
import { listBanners } from './staff-banners.repository'

const ROWS_A_PAGE = 50
/**
 * A picture of 300 KiB in base64 has 400 KiB; the limit is higher, so that a larger picture is refused with a sentence
 * too.
 */
const UPLOAD = { bodyLimit: 1024 * 1024, tooLarge: 'STAFF_PICTURE_TOO_LARGE' } as const

const readContent = (body: z.infer<typeof saveBannerCall.request>): BannerContent => ({
  titleZhHk: body.titleZhHk.trim(),
  titleZhCn: body.titleZhCn.trim(),
  titleEn: body.titleEn.trim(),
  picture: body.img,
  link: body.link.trim(),
  position: body.position,
  ...readShownWindow(body),
})

/** Banners in the back office, and their pictures: passengers see a change at the next load of home. */
export const registerStaffBanners = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryBannersCall, async ({ body, trx, now, audit }) => {
    const { bannerId: id, state, afterBannerId: after, pageSize = ROWS_A_PAGE } = body
    audit({ before: describeQuery({ id, state, after }) })
    const rows = await listBanners(trx, { id, state: readShownState(state), now }, { after, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      responseData: {
        rows: shown.map((row) => presentStaffBanner(row, now)),
        nextBannerId: rows.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
      },
    }
  })

  registerStaffCall(app, context, saveBannerCall, async ({ body, trx, now, audit }) => {
    const { bannerId: id, revision } = body
    audit({ object: { kind: 'banner', id } })
    const { before, after } = await saveRevision(bannerStore(trx, now), { id, revision, content: readContent(body) })
    const presented = presentStaffBanner(after, now)
    audit({ before: before && presentStaffBanner(before, now), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endBannerCall, async ({ body: { bannerId: id, revision }, trx, now, audit }) => {
    audit({ object: { kind: 'banner', id } })
    const { before, after } = await endContent(bannerStore(trx, now), { id, revision, now })
    const presented = presentStaffBanner(after, now)
    audit({ before: { endTime: presentStaffBanner(before, now).endTime }, after: { endTime: presented.endTime } })
    return { responseData: presented }
  })

  registerStaffCall(
    app,
    context,
    addPictureCall,
    async ({ body: { pictureFile }, trx, now, audit }) => {
      const img = await addBannerPicture(trx, { bytes: Buffer.from(pictureFile, 'base64'), now })
      audit({ object: { kind: 'picture', id: img } })
      return { responseData: { img } }
    },
    UPLOAD,
  )
}
