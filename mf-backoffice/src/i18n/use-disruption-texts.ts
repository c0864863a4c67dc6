import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './disruption/en'
import { texts as zhCn } from './disruption/zh-cn'
import { texts as zhHk } from './disruption/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of disruptions, plus those of the remote. */
export const useDisruptionTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/disruption',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
