import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { instant } from './codecs'
import { contentSearch, contentText, shownState } from './content-scalars'
import { defineStaffCall } from './define-staff-call'
import { pageOf } from './page-of'
import { revisedCalls, revisedRow } from './revised'

/** A banner in three languages, and when home shows it. */
const bannerContent = z.strictObject({
  titleZhHk: contentText,
  titleZhCn: contentText,
  titleEn: contentText,
  /** Address of its picture. */
  picture: z.string().check(z.maxLength(300)),
  /** Its link: a path of this site with its query; an older one may be external. */
  link: z.string().check(z.maxLength(1000), z.trim()),
  position: sentNumber,
  from: instant,
  until: instant,
})

const staffBanner = revisedRow(shownState, bannerContent)
export type StaffBanner = z.output<typeof staffBanner>

/** Banners in the order of their positions. */
export const queryBannersCall = defineStaffCall({
  path: 'staff/query.banners',
  access: 'content.read',
  idempotent: true,
  request: contentSearch,
  data: pageOf(staffBanner),
})

export const { save: saveBannerCall, end: endBannerCall } = revisedCalls('banner', {
  access: 'content.edit',
  content: bannerContent,
  row: staffBanner,
})

/** Stores a picture for a banner: PNG, JPEG or WebP in base64, 300 KiB at most. The same picture has one address. */
export const addPictureCall = defineStaffCall({
  path: 'staff/add.picture',
  access: 'content.edit',
  idempotent: true,
  request: z.object({ file: z.string() }),
  data: z.strictObject({ picture: z.string() }),
})
