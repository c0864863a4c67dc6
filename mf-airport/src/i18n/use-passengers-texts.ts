import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './passengers/en'
import { texts as zhCn } from './passengers/zh-cn'
import { texts as zhHk } from './passengers/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of the travellers of a ride, and those of the remote besides. */
export const usePassengersTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-airport/passengers',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-airport',
)
