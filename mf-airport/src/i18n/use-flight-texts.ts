import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './flight/en'
import { texts as zhCn } from './flight/zh-cn'
import { texts as zhHk } from './flight/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the flight and of the trip it belongs to, plus those of the remote. */
export const useFlightTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-airport/flight',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-airport',
)
