import { departuresQuery, readDeparturesAddress, toShownDay } from './departures-address'

it('writes line, day and the open departure to the URL and reads them back', () => {
  const address = { line: 'HKGZHO', day: '2026-11-28', open: '09:30', panel: 'days' } as const
  expect(readDeparturesAddress(new URLSearchParams(departuresQuery(address)))).toEqual(address)
  expect(departuresQuery(readDeparturesAddress(new URLSearchParams()))).toEqual({ tab: 'departures' })
})

it('invalid values of the URL count as missing; without a day it is today', () => {
  const read = readDeparturesAddress(new URLSearchParams({ day: '2026-02-30', open: 'x', panel: 'y' }))
  expect(read).toEqual({ line: '', day: '', open: '', panel: undefined })
  expect(toShownDay(read, Date.parse('2026-11-21T23:59:59+08:00'))).toBe('2026-11-21')
})
