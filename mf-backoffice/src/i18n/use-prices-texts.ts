import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './prices/en'
import { texts as zhCn } from './prices/zh-cn'
import { texts as zhHk } from './prices/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of prices and seats a day, plus those of the remote. */
export const usePricesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/prices',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
