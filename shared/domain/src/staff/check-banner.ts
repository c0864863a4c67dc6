import type { Instant } from '../civil-date'
import { type ContentTextViolation, checkContentText } from './check-content-text'
import { readBannerLink } from './read-banner-link'
import { checkShownWindow, type ShownWindow, type ShownWindowViolation } from './shown-window'

export const BANNER_TEXT_FIELDS = ['titleZhHk', 'titleZhCn', 'titleEn'] as const
export type BannerTextField = (typeof BANNER_TEXT_FIELDS)[number]
/** Placed over the picture, and read by screen readers. */
export const BANNER_TEXT_LIMIT = 40
/** Banners are ordered by their positions. */
export const BANNER_POSITIONS = { first: 1, last: 99 } as const

/** A banner as staff enter it. */
export interface BannerContent extends Readonly<Record<BannerTextField, string>>, ShownWindow {
  /** Address of its picture; empty without one. */
  picture: string
  /** A path of this site, or the stored link. */
  link: string
  /** Not a number where none was entered. */
  position: number
}

export type BannerViolation =
  | ContentTextViolation
  | ShownWindowViolation
  | 'STAFF_BANNER_LINK'
  | 'STAFF_BANNER_POSITION'
  | 'STAFF_PICTURE_MISSING'
export type BannerViolations = { -readonly [Field in keyof BannerContent]?: BannerViolation }

const isPosition = (position: number): boolean =>
  Number.isInteger(position) && position >= BANNER_POSITIONS.first && position <= BANNER_POSITIONS.last

/**
 * Violations of a banner, by field; empty where it can be published. `storedLink` is the current link of the banner,
 * which may be external and may stay; `base` as for `sameSitePath`.
 */
export const checkBanner = (
  banner: BannerContent,
  { now, base, storedLink }: { now: Instant; base: string; storedLink?: string | undefined },
): BannerViolations => {
  const found: BannerViolations = {}
  for (const field of BANNER_TEXT_FIELDS) {
    const violation = checkContentText(banner[field], BANNER_TEXT_LIMIT)
    if (violation) found[field] = violation
  }
  const until = checkShownWindow(banner, now)
  const isLinked = banner.link === storedLink || readBannerLink(banner.link, base) !== undefined
  return {
    ...found,
    ...(banner.picture === '' && { picture: 'STAFF_PICTURE_MISSING' }),
    ...(!isLinked && { link: 'STAFF_BANNER_LINK' }),
    ...(!isPosition(banner.position) && { position: 'STAFF_BANNER_POSITION' }),
    ...(until && { until }),
  }
}
