import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './content/en'
import { texts as zhCn } from './content/zh-cn'
import { texts as zhHk } from './content/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of notices and banners, plus those of the remote. */
export const useContentTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/content',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
