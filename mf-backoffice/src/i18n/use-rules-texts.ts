import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './rules/en'
import { texts as zhCn } from './rules/zh-cn'
import { texts as zhHk } from './rules/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of dated rules, plus those of the remote. */
export const useRulesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/rules',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
