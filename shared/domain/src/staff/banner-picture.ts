import { isJpeg, isPng, isWebp } from '../image-type'

/** A limit for mobile data: a banner is in the first answer of home. */
export const BANNER_PICTURE_MAX_BYTES = 300 * 1024

export const BANNER_PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type BannerPictureType = (typeof BANNER_PICTURE_TYPES)[number]
export type BannerPictureViolation = 'STAFF_PICTURE_TOO_LARGE' | 'STAFF_PICTURE_UNREADABLE'

/** Type of a picture by its content, whatever its name. SVG is not accepted: it could run a script. */
export const findBannerPictureType = (bytes: Uint8Array): BannerPictureType | undefined => {
  if (isPng(bytes)) return 'image/png'
  if (isJpeg(bytes)) return 'image/jpeg'
  return isWebp(bytes) ? 'image/webp' : undefined
}

/** Why a file cannot be the picture of a banner, or undefined. */
export const checkBannerPicture = (bytes: Uint8Array): BannerPictureViolation | undefined => {
  if (bytes.length > BANNER_PICTURE_MAX_BYTES) return 'STAFF_PICTURE_TOO_LARGE'
  return findBannerPictureType(bytes) === undefined ? 'STAFF_PICTURE_UNREADABLE' : undefined
}
