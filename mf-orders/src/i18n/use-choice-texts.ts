import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './choice/en'
import { texts as zhCn } from './choice/zh-cn'
import { texts as zhHk } from './choice/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of choosing tickets and a reason, for a refund and for an application alike, and those of the remote besides. */
export const useChoiceTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-orders/choice',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-orders',
)
