import { sameSitePath } from '../same-site-path'

/** A page of this site, with its query apart, as a banner stores it. */
export interface BannerLink {
  url: string
  params: string
}

const LONGEST_LINK = 300

/**
 * The page that a banner links to, or undefined for anything that is no path of this site; `base` as for
 * `sameSitePath`.
 */
export const readBannerLink = (typed: string, base: string): BannerLink | undefined => {
  const link = typed.trim()
  const path = link.length > LONGEST_LINK ? undefined : sameSitePath(link, base)
  if (path === undefined || path.includes('#')) return undefined
  const [url = '', ...params] = path.split('?')
  return { url, params: params.join('?') }
}
