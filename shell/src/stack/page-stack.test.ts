/** @jest-environment jsdom */

import type { RegistryPage } from '@shuttle/contracts'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { currentEntry, emptyStack, forgotten, MOST_ENTRIES, type PageStack, replaced, visited } from './page-stack'

const visit = (
  action: 'POP' | 'PUSH' | 'REPLACE',
  index: number,
  path: string,
  more: Partial<RegistryPage> & { key?: string; search?: string } = {},
) => {
  const { key = `k${index}`, search = '', ...page } = more
  return {
    action,
    index,
    location: { pathname: path, search, hash: '', state: null, key },
    owner: { entry: anEntry({ name: 'mf-x' }), page: aPage({ path, ...page }) },
  }
}
const story = (...visits: ReturnType<typeof visit>[]): PageStack => visits.reduce(visited, emptyStack)
const paths = (stack: PageStack) => stack.entries.map((entry) => entry.location.pathname)

describe('[D10.3] pages that stay mounted for a return', () => {
  it('a return finds the page as it was left', () => {
    const there = story(visit('POP', 0, '/'), visit('PUSH', 1, '/ticket_details'))
    const home = there.entries[0]
    const back = visited(there, visit('POP', 0, '/'))
    expect(currentEntry(back)?.id).toBe(home?.id)
    expect(paths(back)).toEqual(['/', '/ticket_details'])
  })

  it('a push drops the pages above it', () => {
    const stack = story(
      visit('POP', 0, '/'),
      visit('PUSH', 1, '/ticket_details'),
      visit('POP', 0, '/'),
      visit('PUSH', 1, '/personal_center', { key: 'other' }),
    )
    expect(paths(stack)).toEqual(['/', '/personal_center'])
  })

  it('a page opened for another line is a new visit', () => {
    const stack = story(visit('PUSH', 1, '/ticket_details'), visit('PUSH', 2, '/ticket_details', { search: '?b' }))
    expect(stack.entries).toHaveLength(2)
  })

  it('a page stays on the screen when its own address is replaced', () => {
    const before = story(visit('PUSH', 1, '/ticket_details'))
    const after = visited(before, visit('REPLACE', 1, '/ticket_details', { key: 'new', search: '?date=1' }))
    expect(after.currentId).toBe(before.currentId)
    expect(currentEntry(after)?.location.search).toBe('?date=1')
  })

  it('a replaced entry gets the new page', () => {
    const stack = story(visit('POP', 0, '/'), visit('PUSH', 1, '/a'), visit('REPLACE', 1, '/b'))
    expect(paths(stack)).toEqual(['/', '/b'])
  })

  it('a page of another visit at the same position is not reused', () => {
    const before = story(visit('POP', 0, '/'), visit('PUSH', 1, '/a'))
    const after = visited(before, visit('POP', 1, '/a', { key: 'other-visit' }))
    expect(after.currentId).not.toBe(before.currentId)
    expect(after.entries).toHaveLength(2)
  })

  it('[P2.route.2] a page that may not stay mounted, such as sign-in, is dropped', () => {
    const stack = story(
      visit('POP', 0, '/'),
      visit('PUSH', 1, '/login', { keepAlive: false }),
      visit('PUSH', 2, '/personal_center'),
    )
    expect(paths(stack)).toEqual(['/', '/personal_center'])
  })

  it(`the stack holds ${MOST_ENTRIES} pages, those nearest to the current one`, () => {
    const stack = story(...Array.from({ length: MOST_ENTRIES + 1 }, (_, index) => visit('PUSH', index, `/p${index}`)))
    expect(stack.entries).toHaveLength(MOST_ENTRIES)
    expect(paths(stack)).not.toContain('/p0')
    expect(
      paths(story(...Array.from({ length: MOST_ENTRIES }, (_, index) => visit('PUSH', index, `/p${index}`)))),
    ).toContain('/p0')
  })

  it('the stack holds only the page on screen after the member leaves', () => {
    expect(paths(forgotten(story(visit('POP', 0, '/'), visit('PUSH', 1, '/order_details'))))).toEqual([
      '/order_details',
    ])
  })
})

describe('[P2.route.16] the direction of a page transition', () => {
  const home = visit('POP', 0, '/', { index: 1 })
  it.each([
    ['forward', visit('PUSH', 1, '/ticket_details', { index: 2 })],
    ['none', visit('PUSH', 1, '/personal_center', { index: 1 })],
    ['back', visit('PUSH', 1, '/welcome', { index: 0 })],
  ] as const)('the direction of a page transition is %s', (direction, next) => {
    expect(story(home, next).direction).toBe(direction)
  })

  it('the direction of a page transition is back when the user returns from a deeper page', () => {
    expect(story(home, visit('PUSH', 1, '/ticket_details', { index: 2 }), home).direction).toBe('back')
  })
})

describe('another version of a remote in use', () => {
  const older = anEntry({ name: 'mf-x', version: '1' })
  const inUse = anEntry({ name: 'mf-y' })
  const stack = story(
    visit('POP', 0, '/'),
    { ...visit('PUSH', 1, '/neighbour'), owner: { entry: inUse, page: aPage({ path: '/neighbour' }) } },
    visit('PUSH', 2, '/a'),
  )
  const after = replaced(stack, {
    isInUse: ({ entry }) => entry === inUse,
    getOwner: (path) => ({ entry: older, page: aPage({ path }) }),
  })

  it('drops the hidden pages of its remote and retains those of others', () => {
    expect(paths(after)).toEqual(['/neighbour', '/a'])
  })

  it('takes over the page on screen, which stays the same visit', () => {
    expect(after.currentId).toBe(stack.currentId)
    expect(currentEntry(after)?.owner.entry).toBe(older)
    expect(currentEntry(after)?.location).toBe(currentEntry(stack)?.location)
  })
})
