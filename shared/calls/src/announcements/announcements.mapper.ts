import type { queryRoute } from '@shuttle/wire'
import { lineFromWire } from '../lines/line.mapper'
import { instantOfMoment } from '../moment.mapper'
import type { HomeContent } from './announcements'

const windowOf = (row: { beginTime: string; endTime: string }) => ({
  from: instantOfMoment(row.beginTime),
  until: instantOfMoment(row.endTime),
})

export const homeContentFromWire = (answer: (typeof queryRoute)['answer']['_zod']['output']): HomeContent => ({
  lines: answer.responseData.flatMap((row) => lineFromWire(row) ?? []),
  notices: answer.notice.map((row) => ({ title: row.title, content: row.content, ...windowOf(row) })),
  banners: answer.swiper.map(({ img, url, type, params, title }) => ({
    imageUrl: img,
    title: title ?? '',
    kind: type,
    url,
    params: params.replace(/^\?/, ''),
  })),
  survey: answer.survey && { url: answer.survey.url, ...windowOf(answer.survey) },
})
