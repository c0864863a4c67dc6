import { createLazyTexts } from '@shuttle/i18n'
import { texts as en } from './areas/en'
import { texts as zhCn } from './areas/zh-cn'
import { texts as zhHk } from './areas/zh-hk'
import type { texts as remoteTexts } from './zh-hk'

/** Texts of areas, plus those of the remote. */
export const useAreasTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/areas',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
