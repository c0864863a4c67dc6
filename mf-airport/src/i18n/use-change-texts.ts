import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './change/en'
import { texts as zhCn } from './change/zh-cn'
import { texts as zhHk } from './change/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of changing the departure of an order, plus those of the remote. */
export const useChangeTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-airport/change',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-airport',
)
