import { toInstant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { BannerRow, Database, NoticeRow } from '../database/types'
import { pictureUrl } from '../modules/passenger/catalogue'

/** From the opening of the bridge, without an end. */
const always = {
  revision: 1,
  begins_at: toInstant('2018-10-24'),
  ends_at: toInstant('2100-01-01'),
}

const BANNERS: BannerRow[] = [
  {
    id: 'day-and-night',
    image_url: pictureUrl('day-and-night'),
    url: '/ticket_details',
    kind: 'page',
    params: 'xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO',
    title_zh_cn: '香港到珠海，日夜有车',
    title_zh_hk: '香港至珠海，日夜有車',
    title_en: 'Hong Kong to Zhuhai, day and night',
    position: 1,
    ...always,
  },
  {
    id: 'macau',
    image_url: pictureUrl('macau'),
    url: '/ticket_details',
    kind: 'page',
    params: 'xllb=1&xldm=HKGMAC&code_1=HKG&code_2=MAC',
    title_zh_cn: '周末去澳门',
    title_zh_hk: '週末去澳門',
    title_en: 'A weekend in Macau',
    position: 2,
    ...always,
  },
  {
    id: 'travel-documents',
    image_url: pictureUrl('travel-documents'),
    url: 'https://www.hzmb.gov.hk/',
    kind: 'link',
    params: '',
    title_zh_cn: '过关前先备好证件',
    title_zh_hk: '過關前先備妥證件',
    title_en: 'Have your travel documents ready',
    position: 3,
    ...always,
  },
]

/** Shown in the time that the specification gives notices (purchase 9, notice and survey window). */
const NOTICES: NoticeRow[] = [
  {
    id: 'survey-2025',
    survey_window_id: '2025',
    title_zh_cn: '乘客意见调查',
    title_zh_hk: '乘客意見調查',
    title_en: 'Passenger survey',
    content_zh_cn: '即日起至 2025 年 9 月 10 日，欢迎告诉我们您的乘车体验，约需三分钟。',
    content_zh_hk: '由即日起至 2025 年 9 月 10 日，歡迎分享你的乘車體驗，約需三分鐘。',
    content_en: 'Until 10 September 2025: tell us how your ride was. It takes about three minutes.',
    begins_at: toInstant('2025-08-05', '12:00'),
    ends_at: toInstant('2025-09-11'),
    revision: 1,
  },
]

/** Banners and notices of home. */
export const loadSampleAnnouncements = async (db: Kysely<Database>): Promise<void> => {
  await db.insertInto('banners').values(BANNERS).execute()
  await db.insertInto('notices').values(NOTICES).execute()
}
