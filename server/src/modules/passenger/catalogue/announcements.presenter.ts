import type { LanguageCode } from '@shuttle/contracts'
import type { bannerRow, noticeRow, surveyRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { BannerRow, NoticeRow, SurveyWindowRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'

export const presentNotice = (notice: NoticeRow, language: LanguageCode): z.infer<typeof noticeRow> => ({
  title: { 'zh-cn': notice.title_zh_cn, 'zh-hk': notice.title_zh_hk, en: notice.title_en }[language],
  content: { 'zh-cn': notice.content_zh_cn, 'zh-hk': notice.content_zh_hk, en: notice.content_en }[language],
  beginTime: wireMoment(notice.begins_at),
  endTime: wireMoment(notice.ends_at),
  ...(notice.survey_window_id !== null && { survey: true }),
})

export const presentBanner = (banner: BannerRow, language: LanguageCode): z.infer<typeof bannerRow> => ({
  img: banner.image_url,
  url: banner.url,
  type: banner.kind,
  params: banner.params,
  title: { 'zh-cn': banner.title_zh_cn, 'zh-hk': banner.title_zh_hk, en: banner.title_en }[language],
})

export const presentSurvey = (window: SurveyWindowRow, url: string): z.infer<typeof surveyRow> => ({
  url,
  beginTime: wireMoment(window.begins_at),
  endTime: wireMoment(window.ends_at),
})
