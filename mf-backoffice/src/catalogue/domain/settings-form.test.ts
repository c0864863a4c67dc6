import { DEFAULT_RIDE } from '@shuttle/domain'
import { changedSettings, readSettingsForm, settingsOn, toSettingsForm } from './settings-form'

const BUS = { isOnSale: true, onlineConcession: true, maxPerOrder: 6, maxChildren: 1, windowDays: 14 }
const AIRPORT = { ...BUS, ride: DEFAULT_RIDE }

describe('[D5.37] settings of a line as a form', () => {
  it('reads settings as they were written', () => {
    expect(readSettingsForm(toSettingsForm(BUS), false)).toEqual({ settings: BUS, faults: {} })
    expect(readSettingsForm(toSettingsForm(AIRPORT), true)).toEqual({ settings: AIRPORT, faults: {} })
  })

  it.each(['', 'x', '0', '6.5'])('refuses %p people', (maxPerOrder) => {
    const form = toSettingsForm(BUS)
    const { faults } = readSettingsForm({ ...form, numbers: { ...form.numbers, maxPerOrder } }, false)
    expect(faults).toEqual({ maxPerOrder: 'STAFF_SETTING_OUT_OF_RANGE' })
  })

  it('names the changed settings, which apply from their day on', () => {
    const after = { ...AIRPORT, isOnSale: false, ride: { ...DEFAULT_RIDE, checkInMinutes: 90 } }
    expect(changedSettings(AIRPORT, after)).toEqual([
      { name: 'isOnSale', before: true, after: false },
      { name: 'checkInMinutes', before: 120, after: 90 },
    ])
    const dated = [
      { ...BUS, from: undefined },
      { ...BUS, from: '2026-12-01' },
    ]
    expect(['2026-11-30', '2026-12-01'].map((day) => settingsOn(dated, day)?.from)).toEqual([undefined, '2026-12-01'])
  })
})
