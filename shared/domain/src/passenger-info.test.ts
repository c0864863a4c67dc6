import { checkPassengerInfo, passengerInfoRule } from './passenger-info'
import { SALES_PRESET } from './sales-presets'

describe('[P5.dates.2] the rule of passenger information', () => {
  it.each([
    ['HKGZHO', '2023-02-12', 'required'],
    ['HKGZHO', '2023-02-13', 'none'],
    ['HKGZHORT', '2023-02-12', 'none'],
    ['ZHOHKG', '2023-02-12', 'none'],
    ['HKGMAC', '2023-02-12', 'optional'],
    ['MACHKG', '2023-02-12', 'optional'],
  ])('[D9.23] the rule of passenger information is on %s for travel on %s %s', (line, date, expected) => {
    expect(passengerInfoRule(SALES_PRESET, line, date)).toBe(expected)
  })
})

describe('[P5.check.9, A5.text.4] checkPassengerInfo', () => {
  const complete = { name: '陳大文', idNumber: 'A123456(7)' }
  it.each([
    ['accepts all passengers', [complete, complete], 2, undefined],
    ['refuses an empty list', [], 2, 'PASSENGER_INFO_MISSING'],
    ['refuses a missing passenger', [complete], 2, 'PASSENGER_INFO_MISSING'],
    ['refuses a missing name', [complete, { ...complete, name: ' ' }], 2, 'PASSENGER_INFO_MISSING'],
    ['refuses a missing number', [complete, { ...complete, idNumber: '' }], 2, 'PASSENGER_INFO_MISSING'],
  ])(
    'checkPassengerInfo checks name and identity number of each passenger: %s',
    (_, passengers, passengerCount, expected) => {
      expect(checkPassengerInfo('required', passengers, passengerCount)).toBe(expected)
    },
  )
  it.each(['none', 'optional'] as const)('accepts an empty list where the rule is %s', (rule) => {
    expect(checkPassengerInfo(rule, [], 2)).toBeUndefined()
  })
})
