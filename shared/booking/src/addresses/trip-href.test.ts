import { readTripChoice, tripHref } from './trip-href'

const LINE = { lineCode: 'HKGZHORT', originName: 'Hong Kong Port', destinationName: 'Zhuhai Port' }
const read = (query: string) => readTripChoice(new URLSearchParams(query))

describe('[D11.both-ways.2] a trip in an address of ticket details', () => {
  it('is read as it was written', () => {
    const choice = {
      date: '2026-11-28',
      returnDate: '2026-11-30',
      fareType: 'day',
      counts: { adult: 2, child: 1 },
    } as const
    const href = tripHref(LINE, choice)
    expect(href).toMatch(/xldm=HKGZHORT.*&date=2026-11-28&returnDate=2026-11-30&fareType=day&adult=2&child=1$/)
    expect(readTripChoice(new URL(href, 'http://x').searchParams)).toEqual(choice)
  })

  it('leaves out what is not chosen, and people of whom there is none', () => {
    expect(tripHref(LINE, { counts: { adult: 1, infant: 0 } })).toMatch(/code_2=ZHO&adult=1$/)
    expect(tripHref(LINE, {})).toMatch(/code_2=ZHO$/)
  })

  it.each([
    ['xldm=HKGZHO', undefined],
    ['date=2026-02-30&fareType=morning&adult=-1&child=1.5&elderly=100&student=two', undefined],
    ['date=28-11-2026&adult=2', { counts: { adult: 2 } }],
    ['returnDate=2026-11-30&adult=', { returnDate: '2026-11-30' }],
    ['fareType=night&fareType=day&senior=2', { fareType: 'night' }],
    ['adult=0', { counts: { adult: 0 } }],
  ])('is read without junk: %s', (query, expected) => expect(read(query)).toEqual(expected))
})
