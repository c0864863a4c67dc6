import type { Instant } from '@shuttle/domain'
import type { LineOnSale } from '../lines/line-on-sale'

/** Shown from `from` until before `until`. */
interface Window {
  from: Instant
  until: Instant
}

export interface PublicNotice extends Window {
  title: string
  content: string
}

/** A picture that may lead somewhere: to a page of this site with its query, or to an address elsewhere. */
export interface Banner {
  imageUrl: string
  /** What the picture says; empty when the service does not tell. */
  title: string
  kind: 'page' | 'link'
  /** A path of ours, or an address. */
  url: string
  /** Query of a page, without a question mark. */
  params: string
}

export interface Survey extends Window {
  url: string
}

/** All that the home screen asks for in its one call. */
export interface HomeContent {
  lines: LineOnSale[]
  notices: PublicNotice[]
  banners: Banner[]
  survey: Survey | undefined
}
