import type { CaptchaRule, SalesRule } from '@shuttle/domain'
import type { RuleState, Survey } from '@shuttle/domain/staff'
import type { Rules, StaffArea } from '@shuttle/wire/staff'
import { at } from './at'

const LINES = [
  { lineCode: 'HKGZHO', originName: 'Hong Kong Port', destinationName: 'Zhuhai Port', isRoundTrip: false },
  { lineCode: 'HKGMAC', originName: 'Hong Kong Port', destinationName: 'Macau Port', isRoundTrip: false },
].map((line) => ({ ...line, isOnSale: true }))

interface Shown {
  state?: RuleState
  revision?: number
}

export const salesRule = (id: string, content: Partial<SalesRule> = {}, shown: Shown = {}): Rules['sales'][number] => {
  const dated = { appliesTo: ['HKG'], from: '2023-01-23', until: undefined }
  const rule = { ...(content.kind ? {} : { kind: 'sells', fareTypes: ['day', 'night'] }), ...dated, ...content }
  return { id, revision: 1, state: 'inForce', ...shown, content: rule as SalesRule }
}

export const captchaRule = (
  id: string,
  content: Partial<CaptchaRule> = {},
  shown: Shown = {},
): Rules['captcha'][number] => {
  const period = { from: at('2026-12-24T00:00:00'), until: at('2026-12-27T00:00:00') }
  return {
    id,
    revision: 1,
    state: 'planned',
    ...shown,
    content: { lineCode: 'HKGZHO', kind: 'slide', ...period, ...content },
  }
}

export const survey = (id: string, content: Partial<Survey> = {}, shown: Shown = {}): Rules['surveys'][number] => {
  const period = { from: at('2026-11-20T00:00:00'), until: at('2026-11-30T00:00:00') }
  return { id, revision: 1, state: 'inForce', ...shown, content: { ...period, noticeId: 'n-1', ...content } }
}

/** Rules of each part, in each state, as the service answers them to staff. */
export const staffRules = (change: Partial<Rules> = {}): Rules => ({
  today: '2026-11-21',
  sales: [
    salesRule('day-night'),
    salesRule(
      'members',
      {
        kind: 'restricts',
        fareTypes: ['day', 'night'],
        aboveLevel: 0,
        appliesTo: ['HKGMAC'],
        from: '2026-12-01',
        until: '2026-12-08',
      },
      { state: 'planned' },
    ),
    salesRule(
      'names',
      { kind: 'passenger-details', need: 'required', appliesTo: ['HKGZHO'], from: undefined, until: '2023-02-13' },
      { state: 'over' },
    ),
  ],
  captcha: [captchaRule('c-1')],
  surveys: [survey('s-1')],
  lines: LINES,
  areas: [
    { code: 'HKG', name: 'Hong Kong Port' },
    { code: 'CLK', name: 'Airport' },
  ],
  notices: [
    { id: 'n-1', title: 'Survey', from: at('2026-11-20T00:00:00'), until: at('2026-11-30T00:00:00') },
    { id: 'n-2', title: 'Road works', from: at('2026-11-20T00:00:00'), until: at('2026-12-31T00:00:00') },
  ],
  ...change,
})

export const staffArea = (code: string, nameEn: string, change: Partial<StaffArea> = {}): StaffArea => ({
  code,
  nameZhHk: `港 ${code}`,
  nameZhCn: `口岸 ${code}`,
  nameEn,
  lines: 4,
  rules: 1,
  revision: `r-${code}`,
  ...change,
})

/** An area that lines use, and an unused one. */
export const staffAreas = (...added: StaffArea[]): StaffArea[] => [
  staffArea('HKG', 'Hong Kong Port'),
  staffArea('SHK', 'Shekou', { lines: 0, rules: 0 }),
  ...added,
]
