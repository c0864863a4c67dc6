import type { LanguageCode } from '@shuttle/contracts'
import { texts as en } from '../i18n/preview/en'
import { texts as zhCn } from '../i18n/preview/zh-cn'
import { type PreviewTexts, texts as zhHk } from '../i18n/preview/zh-hk'

/** All three languages come with the preview chunk, so that the texts of every page stay small. */
export const previewTexts: Record<LanguageCode, PreviewTexts> = { 'zh-hk': zhHk, 'zh-cn': zhCn, en }
