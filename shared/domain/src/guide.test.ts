import { readGuideRows, readHolidays } from './guide'

it('[D11.stops.3] a list of a guide has a title and a detail a line, and empty lines are none', () => {
  expect(readGuideRows(' Bus B6 | 15 min | ground floor\n\nLift A')).toEqual([
    { title: 'Bus B6', detail: '15 min | ground floor' },
    { title: 'Lift A', detail: '' },
  ])
  expect(readGuideRows(' \n')).toEqual([])
})

it('[D11.stops.3] holidays are days, one a line', () => {
  expect(readHolidays({ days: '2026-12-25 \n\n2026-12-26' })).toEqual(['2026-12-25', '2026-12-26'])
})
