import { passengerInfoRule } from './passenger-info'
import { BUY_ONE_GET_ONE, FAMILY_COMBO, type Promotion } from './promotion'
import { rulesOfPromotions } from './promotion-rules'

const ON: Promotion = { ...BUY_ONE_GET_ONE, on: true, from: '2026-11-24', until: '2026-12-01' }
const ruleOn = (date: string, promotion: Promotion, lineCode = 'HKGZHORT') =>
  passengerInfoRule(rulesOfPromotions([promotion], ['HKGZHORT', 'HKGMACRT']), lineCode, date)

describe('[A9.promotion.1] the identity cards that promotions need', () => {
  it.each([
    ['2026-11-23', 'none'],
    ['2026-11-24', 'optional'],
    ['2026-11-30', 'optional'],
    ['2026-12-01', 'none'],
  ])(
    'the identity cards that promotions need are optional on the days of departure of buy one get one only: %s',
    (date, need) => expect(ruleOn(date, ON)).toBe(need),
  )
  it('the identity cards that promotions need are not requested while the promotion is off', () =>
    expect(ruleOn('2026-11-25', { ...ON, on: false })).toBe('none'))
  it('the identity cards that promotions need are not requested for the family combo', () =>
    expect(ruleOn('2026-11-25', { ...FAMILY_COMBO, on: true, appliesTo: ['HKGZHORT'] })).toBe('none'))
  it('the identity cards that promotions need are requested on every round trip, or on the lines of the promotion', () => {
    expect(ruleOn('2026-11-25', ON, 'HKGMACRT')).toBe('optional')
    expect(ruleOn('2026-11-25', ON, 'HKGZHO')).toBe('none')
    expect(ruleOn('2026-11-25', { ...ON, appliesTo: ['HKGZHORT'] }, 'HKGMACRT')).toBe('none')
  })
})
