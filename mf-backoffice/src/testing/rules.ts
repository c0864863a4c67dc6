type Row = Record<string, unknown>

const LINES = [
  { lineCode: 'HKGZHO', originName: 'Hong Kong Port', destinationName: 'Zhuhai Port', isRoundTrip: false },
  { lineCode: 'HKGMAC', originName: 'Hong Kong Port', destinationName: 'Macau Port', isRoundTrip: false },
].map((line) => ({ ...line, isOnSale: true }))

export const salesRule = (ruleId: string, change: Row = {}): Row => ({
  ruleId,
  kind: 'sells',
  feeTypes: ['2', '3'],
  aboveLevel: 0,
  need: '',
  notice: '',
  appliesTo: ['HKG'],
  dateFrom: '2023-01-23',
  dateTo: '',
  state: 'IN_FORCE',
  revision: 1,
  ...change,
})

export const captchaRule = (ruleId: string, change: Row = {}): Row => ({
  ruleId,
  lineCode: 'HKGZHO',
  captchaType: '2',
  beginTime: '2026-12-24 00:00:00',
  endTime: '2026-12-27 00:00:00',
  state: 'PLANNED',
  revision: 1,
  ...change,
})

export const survey = (ruleId: string, change: Row = {}): Row => ({
  ruleId,
  beginTime: '2026-11-20 00:00:00',
  endTime: '2026-11-30 00:00:00',
  noticeId: 'n-1',
  state: 'IN_FORCE',
  revision: 1,
  ...change,
})

/** Rules of each part, in each state, as the service answers them to staff. */
export const staffRules = (change: Row = {}) => ({
  responseData: {
    today: '2026-11-21',
    salesRules: [
      salesRule('day-night'),
      salesRule('members', {
        kind: 'restricts',
        appliesTo: ['HKGMAC'],
        dateFrom: '2026-12-01',
        dateTo: '2026-12-08',
        state: 'PLANNED',
      }),
      salesRule('names', {
        kind: 'asks-passengers',
        feeTypes: [],
        need: 'required',
        appliesTo: ['HKGZHO'],
        dateFrom: '',
        dateTo: '2023-02-13',
        state: 'OVER',
      }),
    ],
    captchaRules: [captchaRule('c-1')],
    surveys: [survey('s-1')],
    lines: LINES,
    areas: [
      { areaCode: 'HKG', name: 'Hong Kong Port' },
      { areaCode: 'CLK', name: 'Airport' },
    ],
    notices: [
      { noticeId: 'n-1', title: 'Survey', beginTime: '2026-11-20 00:00:00', endTime: '2026-11-30 00:00:00' },
      { noticeId: 'n-2', title: 'Road works', beginTime: '2026-11-20 00:00:00', endTime: '2026-12-31 00:00:00' },
    ],
    ...change,
  },
})

export const staffArea = (areaCode: string, nameEn: string, change: Row = {}): Row => ({
  areaCode,
  nameZhHk: `港 ${areaCode}`,
  nameZhCn: `口岸 ${areaCode}`,
  nameEn,
  lines: 4,
  rules: 1,
  revision: `r-${areaCode}`,
  ...change,
})

/** An area that lines use, and an unused one. */
export const staffAreas = (...added: Row[]) => ({
  responseData: {
    areas: [staffArea('HKG', 'Hong Kong Port'), staffArea('SHK', 'Shekou', { lines: 0, rules: 0 }), ...added],
  },
})
