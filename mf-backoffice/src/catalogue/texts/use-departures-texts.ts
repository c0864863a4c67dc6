import { createLazyTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from '../../i18n/zh-hk'
import { texts as en } from './departures/en'
import { texts as zhCn } from './departures/zh-cn'
import { texts as zhHk } from './departures/zh-hk'

/** Texts of departures and timetables, plus those of the remote. */
export const useDeparturesTexts = createLazyTexts<typeof zhHk, typeof remoteTexts>(
  'mf-backoffice/departures',
  { 'zh-hk': zhHk, 'zh-cn': zhCn, en },
  'mf-backoffice',
)
