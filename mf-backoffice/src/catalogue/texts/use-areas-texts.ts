import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './areas/en'
import { texts as zhCn } from './areas/zh-cn'
import { texts as zhHk } from './areas/zh-hk'

/** Texts of areas, plus those of the remote. */
export const useAreasTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/areas',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
