import { renderPage } from '@shuttle/testing'
import { act } from '@testing-library/react'
import { PARAM } from './domain/param'
import { defineAddress } from './domain/search-address'
import { useSearchState } from './use-search-state'

const ADDRESS = defineAddress({
  tab: 'list',
  params: { state: PARAM.code(['old', 'new'], 'new'), line: PARAM.text, after: PARAM.text, open: PARAM.text },
  page: 'after',
  opens: 'open',
})
const useSearch = () => useSearchState(ADDRESS)

let search: ReturnType<typeof useSearch>
const List = () => {
  search = useSearch()
  return null
}
const AT = '/list?tab=list&line=A&after=P1&open=R1'
const openList = () => renderPage({ at: AT, screen: <List />, texts: {} })

it('another filter begins at the first page with nothing open, in a new history entry', () => {
  const page = openList()
  expect(search.narrowHref({ state: 'old' })).toBe('/list?tab=list&state=old&line=A')
  act(() => search.narrow({ state: 'old' }))
  expect([page.here(), page.arrivedBy()]).toEqual(['/list?tab=list&state=old&line=A', 'PUSH'])
})

it('a search of a filter bar has its values alone, without impossible ones', () => {
  const page = openList()
  act(() => search.find({ line: ' B ', state: 'lost' }))
  expect([page.here(), page.arrivedBy()]).toEqual(['/list?tab=list&line=B', 'PUSH'])
  act(() => search.setFilters({ open: 'R2' }))
  expect([page.here(), page.arrivedBy()]).toEqual(['/list?tab=list&open=R2', 'PUSH'])
})

it('an open row replaces the history entry', () => {
  const page = openList()
  expect(search.opened).toBe('R1')
  act(() => search.open('R2'))
  expect([page.here(), page.arrivedBy()]).toEqual(['/list?tab=list&line=A&after=P1&open=R2', 'REPLACE'])
  act(() => search.open(''))
  expect(page.here()).toBe('/list?tab=list&line=A&after=P1')
  act(() => search.show({ line: '', open: 'R3' }))
  expect([page.here(), page.arrivedBy()]).toEqual(['/list?tab=list&after=P1&open=R3', 'REPLACE'])
})

it('leads to the next pages and back by the cursors of the history; a page of a link returns to the first', () => {
  const page = openList()
  act(() => search.pages('P2').onNext?.())
  act(() => search.pages('P3').onNext?.())
  expect(page.here()).toBe('/list?tab=list&line=A&after=P3')
  expect(search.pages(undefined).onNext).toBeUndefined()
  for (const after of ['P2', 'P1']) {
    act(() => search.pages(undefined).onPrevious?.())
    expect(page.here()).toBe(`/list?tab=list&line=A&after=${after}`)
  }
  act(() => search.pages(undefined).onPrevious?.())
  expect(page.here()).toBe('/list?tab=list&line=A')
  expect(search.pages(undefined).onPrevious).toBeUndefined()
})
