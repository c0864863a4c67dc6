import { type Instant, readCount } from '@shuttle/domain'
import { type BannerContent, checkBanner } from '@shuttle/domain/staff'
import { fromLocalMoment, toLocalMoment } from '../../kit/domain/local-moment'

/** Typed values, and the address of the uploaded picture. */
export interface BannerFormValues {
  titleZhHk: string
  titleZhCn: string
  titleEn: string
  picture: string
  link: string
  position: string
  begins: string
  ends: string
}

/** A form for a new banner, with the content of a copied one; it begins now, and its end is empty. */
export const newBannerForm = (now: Instant, copied?: BannerContent): BannerFormValues => ({
  titleZhHk: copied?.titleZhHk ?? '',
  titleZhCn: copied?.titleZhCn ?? '',
  titleEn: copied?.titleEn ?? '',
  picture: copied?.picture ?? '',
  link: copied?.link ?? '',
  position: String(copied?.position ?? ''),
  begins: toLocalMoment(now),
  ends: '',
})

export const toBannerForm = (banner: BannerContent): BannerFormValues => ({
  ...newBannerForm(banner.from, banner),
  ends: toLocalMoment(banner.until),
})

export const readBannerForm = ({ begins, ends, position, ...rest }: BannerFormValues): BannerContent => ({
  ...rest,
  link: rest.link.trim(),
  position: readCount(position) ?? Number.NaN,
  from: fromLocalMoment(begins),
  until: fromLocalMoment(ends),
})

/** Error codes by field; `storedLink` and `base` as for `checkBanner`. */
export const checkBannerForm = (
  values: BannerFormValues,
  options: { now: Instant; base: string; storedLink: string | undefined },
) => {
  const { from, until, ...rest } = checkBanner(readBannerForm(values), options)
  return { ...rest, ends: until ?? from }
}
