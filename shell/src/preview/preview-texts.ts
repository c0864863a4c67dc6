import type { LanguageCode } from '@shuttle/contracts'
import { previewTexts as en } from '../i18n/en'
import type { PreviewTexts } from '../i18n/use-shell-texts'
import { previewTexts as zhCn } from '../i18n/zh-cn'
import { previewTexts as zhHk } from '../i18n/zh-hk'

/** All three languages are in the preview chunk, so that the texts of every page stay small. */
export const previewTexts: Record<LanguageCode, PreviewTexts> = { 'zh-hk': zhHk, 'zh-cn': zhCn, en }
