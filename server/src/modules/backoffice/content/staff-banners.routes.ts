import { addPictureCall, endBannerCall, queryBannersCall, saveBannerCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { addBannerPicture } from '../../passenger/catalogue'
import { registerStaffCall } from '../staff'
import { bannerStore } from './banner-store'
import { registerShownContent } from './register-shown-content'
import { presentStaffBanner } from './staff-banners.presenter'

/**
 * A picture of 300 KiB in base64 has 400 KiB; the limit is higher, so that a larger picture is refused with a sentence
 * too.
 */
const UPLOAD = { bodyLimit: 1024 * 1024, tooLarge: 'STAFF_PICTURE_TOO_LARGE' } as const

/** Banners in the back office, and their pictures: passengers see a change at the next load of home. */
export const registerStaffBanners = (app: FastifyInstance, context: AppContext): void => {
  registerShownContent(app, context, {
    table: 'banners',
    kind: 'banner',
    query: queryBannersCall,
    save: saveBannerCall,
    end: endBannerCall,
    store: bannerStore,
    present: presentStaffBanner,
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
