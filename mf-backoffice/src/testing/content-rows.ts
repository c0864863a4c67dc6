type Row = Record<string, unknown>

/** A notice as the service answers it to staff, in its shown period. */
export const noticeRow = (id: string, change: Row = {}): Row => ({
  noticeId: id,
  titleZhHk: `公告 ${id}`,
  titleZhCn: `通知 ${id}`,
  titleEn: `Notice ${id}`,
  contentZhHk: '繁體',
  contentZhCn: '简体',
  contentEn: 'Text',
  beginTime: '2026-11-21 09:00:00',
  endTime: '2026-11-30 09:00:00',
  state: 'SHOWN',
  survey: false,
  revision: 1,
  ...change,
})

export const bannerRow = (id: string, change: Row = {}): Row => ({
  bannerId: id,
  img: '/api/pictures/macau.svg',
  link: '/personal_center',
  titleZhHk: `橫額 ${id}`,
  titleZhCn: `横幅 ${id}`,
  titleEn: `Banner ${id}`,
  position: 1,
  beginTime: '2026-11-21 09:00:00',
  endTime: '2026-11-30 09:00:00',
  state: 'SHOWN',
  revision: 1,
  ...change,
})

/** Ten dollars off any ticket, unused. */
export const staffCoupon = (number: string, change: Row = {}): Row => ({
  voucherNo: number,
  issueNo: 'K1',
  name: 'HK$10.00 off',
  kind: 'amount',
  faceValue: 1000,
  currency: '2',
  minSpend: 0,
  beginTime: '2026-11-01 00:00:00',
  endTime: '2027-01-01 00:00:00',
  lineCodes: [],
  ticketTypes: [],
  feeTypes: [],
  state: 'UNUSED',
  email: 'c***@demo.test',
  waits: false,
  orderNo: '',
  ...change,
})

export const promotion = (change: Row = {}): Row => ({
  promotionId: 'cards',
  kind: 'buyOneGetOne',
  on: false,
  lineCodes: [],
  dateFrom: '',
  dateTo: '',
  maxNights: 7,
  revision: 1,
  ...change,
})
