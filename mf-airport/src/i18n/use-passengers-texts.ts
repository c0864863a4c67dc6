import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './passengers/en'
import { texts as zhCn } from './passengers/zh-cn'
import { texts as zhHk } from './passengers/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the passengers of a ride, plus those of the remote. */
export const usePassengersTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-airport/passengers',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-airport',
)
