import { toBase64 } from '@shuttle/calls/staff'
import type { BannerContent, ShownState } from '@shuttle/domain/staff'
import {
  addPictureCall,
  endBannerCall,
  queryBannersCall,
  saveBannerCall,
  type staffBannerRow,
} from '@shuttle/wire/staff'
import { readMoment, writeMoment } from './moment'
import { type ContentPage, type ContentSearch, type Revised, readShownState, toStateFilter } from './shown-content'
import { staffCall } from './staff-call'

/** A banner as staff see it. */
export interface StaffBanner extends Revised<BannerContent> {
  state: ShownState
}

const fromWire = (row: (typeof staffBannerRow)['_zod']['output']): StaffBanner => ({
  id: row.bannerId,
  revision: row.revision,
  state: readShownState(row.state),
  content: {
    titleZhHk: row.titleZhHk,
    titleZhCn: row.titleZhCn,
    titleEn: row.titleEn,
    picture: row.img,
    link: row.link,
    position: row.position,
    from: readMoment(row.beginTime),
    until: readMoment(row.endTime),
  },
})

/** A page of banners in the order of their positions. Throws `ApiError`. */
export const fetchBanners = async (
  { state, after }: ContentSearch,
  signal?: AbortSignal,
): Promise<ContentPage<StaffBanner>> => {
  const body = { ...toStateFilter(state), ...(after && { afterBannerId: after }) }
  const { responseData } = await staffCall(queryBannersCall, body, signal && { signal })
  return { rows: responseData.rows.map(fromWire), next: responseData.nextBannerId }
}

/** One banner; null where there is none of this id. Throws `ApiError`. */
export const fetchBanner = async (id: string, signal?: AbortSignal): Promise<StaffBanner | null> => {
  const { responseData } = await staffCall(queryBannersCall, { bannerId: id }, signal && { signal })
  const [row] = responseData.rows
  return row ? fromWire(row) : null
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE where another editor was faster, and what is wrong with it. */
export const saveBanner = async ({ id, revision, content }: Revised<BannerContent>): Promise<StaffBanner> => {
  const { from, until, picture, ...rest } = content
  const times = { beginTime: writeMoment(from), endTime: writeMoment(until) }
  return fromWire(
    (await staffCall(saveBannerCall, { bannerId: id, revision, img: picture, ...rest, ...times })).responseData,
  )
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE. */
export const endBanner = async ({ id, revision }: Pick<StaffBanner, 'id' | 'revision'>): Promise<StaffBanner> =>
  fromWire((await staffCall(endBannerCall, { bannerId: id, revision })).responseData)

/** 300 KiB on a slow line take longer than any other call. */
const UPLOAD_TIMEOUT_MS = 60_000

/**
 * Stores a picture and answers its address. Throws `ApiError`: `refused` with STAFF_PICTURE_TOO_LARGE or
 * STAFF_PICTURE_UNREADABLE.
 */
export const uploadPicture = async (bytes: Uint8Array): Promise<string> => {
  const body = { pictureFile: toBase64(bytes) }
  return (await staffCall(addPictureCall, body, { timeoutMs: UPLOAD_TIMEOUT_MS })).responseData.img
}
