import type { LanguageCode } from '@shuttle/contracts'
import { en } from './en'
import type { PageTexts } from './page-texts'
import { zhCn } from './zh-cn'
import { zhHk } from './zh-hk'

export const TEXTS: Readonly<Record<LanguageCode, PageTexts>> = { en, 'zh-cn': zhCn, 'zh-hk': zhHk }
