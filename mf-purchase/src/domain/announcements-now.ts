import type { Banner } from '@shuttle/calls'
import type { Instant } from '@shuttle/domain'

interface Dated {
  from: Instant
  until: Instant
}

/** Notices and the survey are shown within their half-open period (purchase 9, notice and survey window). */
export const isOpenAt = ({ from, until }: Dated, now: Instant): boolean => from <= now && now < until

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Target of a banner; undefined for a picture without a link. */
export const bannerTarget = ({ kind, url, params }: Banner): string | undefined => {
  if (kind === 'page') return params === '' ? url : `${url}?${params}`
  return isWebAddress(url) ? url : undefined
}

/** Omits a banner that links to a page of a remote that is not live yet. */
export const bannersToShow = (banners: readonly Banner[], isRoutable: (path: string) => boolean): Banner[] =>
  banners.filter(({ kind, url }) => kind === 'link' || isRoutable(url))
