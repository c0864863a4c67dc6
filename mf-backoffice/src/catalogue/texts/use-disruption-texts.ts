import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './disruption/en'
import { texts as zhCn } from './disruption/zh-cn'
import { texts as zhHk } from './disruption/zh-hk'

/** Texts of disruptions, plus those of the remote. */
export const useDisruptionTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/disruption',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
