import { BASE_PATH } from '@shuttle/contracts'
import { type BannerContent, readBannerLink } from '@shuttle/domain/staff'
import type { BannerRow } from '../../../database/types'

/** The target of a stored banner, as one address. */
export const toBannerLink = ({ url, params }: Pick<BannerRow, 'url' | 'params'>): string =>
  params === '' ? url : `${url}?${params.replace(/^\?/, '')}`

/** A stored banner as the fields of its form. */
export const toBannerContent = (row: BannerRow): BannerContent => ({
  titleZhHk: row.title_zh_hk,
  titleZhCn: row.title_zh_cn,
  titleEn: row.title_en,
  picture: row.image_url,
  link: toBannerLink(row),
  position: row.position,
  from: row.begins_at,
  until: row.ends_at,
})

/** How a banner's link is stored: as a page of this site, or as `stored` where the link is unchanged. */
export const toLinkColumns = (
  link: string,
  stored: BannerRow | undefined,
): Pick<BannerRow, 'kind' | 'url' | 'params'> | undefined => {
  if (stored && toBannerLink(stored) === link) return { kind: stored.kind, url: stored.url, params: stored.params }
  const page = readBannerLink(link, BASE_PATH)
  return page && { kind: 'page', ...page }
}
