import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './choice/en'
import { texts as zhCn } from './choice/zh-cn'
import { texts as zhHk } from './choice/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts for choosing tickets and a reason, used by refunds and refund requests, together with those of the remote. */
export const useChoiceTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-orders/choice',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-orders',
)
