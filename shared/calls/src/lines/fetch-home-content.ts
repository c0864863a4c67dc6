import type { Instant } from '@shuttle/domain'
import { queryRouteCall } from '@shuttle/wire'
import { instantFromWire } from '../codes'
import { type CallOptions, callService } from '../send-call'
import { type LineOnSale, lineFromWire } from './line-on-sale'

/** Shown from `from` (inclusive) until `until` (exclusive). */
interface ShownWindow {
  from: Instant
  until: Instant
}

export interface PublicNotice extends ShownWindow {
  title: string
  content: string
  /** It announces the questionnaire. */
  isAboutSurvey: boolean
}

/** A picture that may link to a page of this site with its query, or to an external address. */
export interface Banner {
  imageUrl: string
  /** Text of the picture; empty when the answer has none. */
  title: string
  kind: 'page' | 'link'
  /** A path of this site, or an external address. */
  url: string
  /** Query of a page, without a question mark. */
  params: string
}

export interface Survey extends ShownWindow {
  url: string
}

/** Everything that the home screen shows, in one call. */
export interface HomeContent {
  lines: LineOnSale[]
  notices: PublicNotice[]
  banners: Banner[]
  survey: Survey | undefined
}

const windowFromWire = (row: { beginTime: string; endTime: string }) => ({
  from: instantFromWire(row.beginTime),
  until: instantFromWire(row.endTime),
})

export const homeContentFromWire = (answer: (typeof queryRouteCall)['answer']['_zod']['output']): HomeContent => ({
  lines: answer.responseData.flatMap((row) => lineFromWire(row) ?? []),
  notices: answer.notice.map((row) => ({
    title: row.title,
    content: row.content,
    isAboutSurvey: row.survey === true,
    ...windowFromWire(row),
  })),
  banners: answer.swiper.map(({ img, url, type, params, title }) => ({
    imageUrl: img,
    title: title ?? '',
    kind: type,
    url,
    params: params.replace(/^\?/, ''),
  })),
  survey: answer.survey && { url: answer.survey.url, ...windowFromWire(answer.survey) },
})

/** Lines on sale in the service's order, and what home announces. Public. */
export const fetchHomeContent = async (options: CallOptions = {}): Promise<HomeContent> =>
  homeContentFromWire(await callService(queryRouteCall, {}, options))
