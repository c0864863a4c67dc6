import { addDays, civilDateAt, type Instant, toInstant } from '@shuttle/domain'
import type { NoticeRow } from '@shuttle/server/filling'

/** A notice that home shows now, and one that it shows from next week on. */
export const backofficeNotices = (now: Instant): NoticeRow[] => {
  const day = (ahead: number) => toInstant(addDays(civilDateAt(now), ahead))
  return [
    {
      id: 'demo-luggage',
      survey_window_id: null,
      revision: 1,
      title_zh_cn: '行李提示',
      title_zh_hk: '行李提示',
      title_en: 'Luggage',
      content_zh_cn: '每位乘客可免费携带一件行李，尺寸不超过 76×51×32 厘米，重量不超过 20 公斤。请放入车尾行李舱。',
      content_zh_hk: '每位乘客可免費攜帶一件行李，尺寸不超過 76×51×32 厘米，重量不超過 20 公斤。請放入車尾行李艙。',
      content_en:
        'Each passenger may bring one piece of luggage free of charge, up to 76×51×32 cm and 20 kg. It goes into the hold at the back.',
      begins_at: day(-3),
      ends_at: day(30),
    },
    {
      id: 'demo-maintenance',
      survey_window_id: null,
      revision: 1,
      title_zh_cn: '系统维护',
      title_zh_hk: '系統維護',
      title_en: 'Maintenance',
      content_zh_cn: '本网站将于凌晨 2 时至 3 时维护，其间暂停购票。',
      content_zh_hk: '本網站將於凌晨 2 時至 3 時維護，其間暫停購票。',
      content_en: 'This site is under maintenance from 02:00 to 03:00. No tickets are sold meanwhile.',
      begins_at: day(7),
      ends_at: day(9),
    },
  ]
}
