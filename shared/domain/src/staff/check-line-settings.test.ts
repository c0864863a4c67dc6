import { DEFAULT_RIDE } from '../connection'
import { findSettingFaults, SETTING_RANGES, type SettingNumber, settingNumbers } from './check-line-settings'

const NUMBERS = { maxPerOrder: 6, maxChildren: 1, windowDays: 14, ...DEFAULT_RIDE }

describe('[D5.37] the numbers of a line', () => {
  it('the numbers of a line are three for a bus line, and also the minutes of rides for an airport line', () => {
    expect(settingNumbers(false)).toEqual(['maxPerOrder', 'maxChildren', 'windowDays'])
    expect(settingNumbers(true)).toHaveLength(8)
    expect(findSettingFaults(NUMBERS, true)).toEqual({})
    expect(findSettingFaults({ maxPerOrder: 6, maxChildren: 1, windowDays: 14 }, false)).toEqual({})
    expect(Object.keys(findSettingFaults({ maxPerOrder: 6 }, false))).toEqual(['maxChildren', 'windowDays'])
  })

  it.each(Object.keys(SETTING_RANGES) as SettingNumber[])(
    'the numbers of a line refuse %s outside of its range only',
    (name) => {
      const { least, most } = SETTING_RANGES[name]
      // The comparison with the other wait is a separate rule.
      const others = name === 'longestWaitMinutes' ? { ...NUMBERS, landingMinutes: 0 } : NUMBERS
      const check = (value: number) => findSettingFaults({ ...others, [name]: value }, true)[name]
      expect([least - 1, least, most, most + 1, least + 0.5].map(check)).toEqual([
        'STAFF_SETTING_OUT_OF_RANGE',
        undefined,
        undefined,
        'STAFF_SETTING_OUT_OF_RANGE',
        'STAFF_SETTING_OUT_OF_RANGE',
      ])
    },
  )

  it('the numbers of a line refuse a longest wait below the shortest', () => {
    const check = (longestWaitMinutes: number) =>
      findSettingFaults({ ...NUMBERS, landingMinutes: 60, longestWaitMinutes }, true)
    expect([check(59), check(60)]).toEqual([{ longestWaitMinutes: 'STAFF_WAIT_TOO_SHORT' }, {}])
  })
})
