import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, count, moment, sentNumber } from '../scalars'
import { contentId, contentPage, contentText, shownRevision } from './content-scalars'

/** A banner in three languages. */
export const staffBannerRow = z.looseObject({
  bannerId: z.string(),
  /** Address of its picture. */
  img: z.string(),
  /** Its link: a path of this site with its query; an older one may be external. */
  link: z.string(),
  titleZhHk: z.string(),
  titleZhCn: z.string(),
  titleEn: z.string(),
  position: count,
  beginTime: moment,
  endTime: moment,
  /** `PLANNED`, `SHOWN` or `OVER`. */
  state: code,
  /** Increases with each change: a form sends back the one it shows. */
  revision: z.int(),
})

/** Banners in the order of their positions, after `afterBannerId` where one is given. */
export const queryBannersCall = defineCall({
  path: 'staff/query.banners',
  access: 'content.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...contentPage,
    afterBannerId: z.optional(contentId),
    /** Only this banner. */
    bannerId: z.optional(contentId),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(staffBannerRow),
      /** Cursor of the next page; empty on the last. */
      nextBannerId: z.string(),
    }),
  }),
})

/** Publishes a banner, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveBannerCall = defineCall({
  path: 'staff/save.banner',
  access: 'content.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    bannerId: contentId,
    revision: shownRevision,
    img: z.string().check(z.maxLength(300)),
    link: z.string().check(z.maxLength(1000)),
    titleZhHk: contentText,
    titleZhCn: contentText,
    titleEn: contentText,
    position: sentNumber,
    beginTime: moment,
    endTime: moment,
  }),
  answer: z.looseObject({ responseData: staffBannerRow }),
})

/** Ends a banner now, before its time; a planned one never begins. */
export const endBannerCall = defineCall({
  path: 'staff/end.banner',
  access: 'content.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ bannerId: contentId, revision: shownRevision }),
  answer: z.looseObject({ responseData: staffBannerRow }),
})

/** Stores a picture for a banner: PNG, JPEG or WebP in base64, 300 KiB at most. The same picture has one address. */
export const addPictureCall = defineCall({
  path: 'staff/add.picture',
  access: 'content.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ pictureFile: z.string() }),
  answer: z.looseObject({ responseData: z.looseObject({ img: z.string() }) }),
})
