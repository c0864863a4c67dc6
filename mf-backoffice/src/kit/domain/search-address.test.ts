import { PARAM } from './param'
import { defineAddress, readSearch, searchQuery } from './search-address'

const ADDRESS = defineAddress({
  tab: 'lists',
  params: {
    q: PARAM.text,
    state: PARAM.code(['open', 'closed'], 'open'),
    kind: PARAM.code(['a', 'b']),
    lines: PARAM.list,
    kinds: PARAM.codes(['a', 'b']),
    day: PARAM.day,
    before: PARAM.count,
    time: PARAM.textBy((text) => text.slice(0, 5)),
  },
})
const NONE = { q: '', state: 'open', kind: '', lines: [], kinds: [], day: '', before: undefined, time: '' }
const read = (query: string) => readSearch(ADDRESS, new URLSearchParams(query))

it('an address without parameters has the defaults, which its URL leaves out', () => {
  expect(read('')).toEqual(NONE)
  expect(searchQuery(ADDRESS, read(''))).toEqual({ tab: 'lists' })
})

it('reads a URL with every parameter and writes the same URL', () => {
  const query = {
    ...{ tab: 'lists', q: 'CHAN %', state: 'closed', kind: 'b', lines: 'HKGZHO,ZHOHKG', kinds: 'a,b' },
    ...{ day: '2026-11-21', before: '120', time: '09:30' },
  }
  expect(searchQuery(ADDRESS, read(String(new URLSearchParams(query))))).toEqual(query)
})

it.each(['q= ', 'state=toString', 'kind=c', 'lines=,', 'kinds=c', 'day=2026-02-30', 'day=x', 'other=1'])(
  'an impossible value counts as missing: "%s"',
  (query) => expect(read(query)).toEqual(NONE),
)

it.each(['0', '-1', '1.5', 'x', ''])('a number "%s" counts as missing', (before) =>
  expect(read(`before=${before}`)).toEqual(NONE),
)

it('writes only the given values', () =>
  expect(searchQuery(ADDRESS, { state: 'closed' })).toEqual({ tab: 'lists', state: 'closed' }))
