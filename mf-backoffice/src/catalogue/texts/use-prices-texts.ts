import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './prices/en'
import { texts as zhCn } from './prices/zh-cn'
import { texts as zhHk } from './prices/zh-hk'

/** Texts of prices and seats a day, plus those of the remote. */
export const usePricesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/prices',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
