import { toInstant } from '@shuttle/domain'
import type { StaffBanner, StaffCoupon, StaffNotice, StaffPromotion } from '@shuttle/wire/staff'

type Change<Row extends { content: object }> = Partial<Omit<Row, 'content'>> & { content?: Partial<Row['content']> }

const shown = { from: toInstant('2026-11-21', '09:00'), until: toInstant('2026-11-30', '09:00') }

/** A notice as the service answers it to staff, in its shown period. */
export const noticeRow = (id: string, { content, ...change }: Change<StaffNotice> = {}): StaffNotice => ({
  id,
  revision: 1,
  state: 'shown',
  isAboutSurvey: false,
  ...change,
  content: {
    titleZhHk: `公告 ${id}`,
    titleZhCn: `通知 ${id}`,
    titleEn: `Notice ${id}`,
    contentZhHk: '繁體',
    contentZhCn: '简体',
    contentEn: 'Text',
    ...shown,
    ...content,
  },
})

export const bannerRow = (id: string, { content, ...change }: Change<StaffBanner> = {}): StaffBanner => ({
  id,
  revision: 1,
  state: 'shown',
  ...change,
  content: {
    picture: '/api/pictures/macau.svg',
    link: '/personal_center',
    titleZhHk: `橫額 ${id}`,
    titleZhCn: `横幅 ${id}`,
    titleEn: `Banner ${id}`,
    position: 1,
    ...shown,
    ...content,
  },
})

/** Ten dollars off any ticket, unused. */
export const staffCoupon = (couponNumber: string, change: Partial<StaffCoupon> = {}): StaffCoupon => ({
  couponNumber,
  issueNo: 'K1',
  name: 'HK$10.00 off',
  kind: 'amount',
  faceValue: 1000,
  currency: 'HKD',
  minimumSpend: 0,
  validFrom: toInstant('2026-11-01'),
  validUntil: toInstant('2027-01-01'),
  lines: [],
  passengerTypes: [],
  fareTypes: [],
  state: 'unused',
  maskedEmail: 'c***@demo.test',
  isOwned: true,
  orderNo: undefined,
  waiting: undefined,
  ...change,
})

export const promotion = (change: Partial<StaffPromotion> = {}): StaffPromotion => ({
  id: 'cards',
  kind: 'buyOneGetOne',
  on: false,
  appliesTo: [],
  from: undefined,
  until: undefined,
  maxNights: 7,
  revision: 1,
  ...change,
})
