import { findOwner } from '../registry/registry'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { withActiveVersion } from './activate-version'

const aVersion = (version: string, ...paths: string[]) =>
  anEntry({ name: 'mf-x', version, pages: paths.map((path) => aPage({ path })) })
const first = anEntry({ name: 'mf-a' })
const newer = aVersion('2', '/a', '/new')
const older = aVersion('1', '/a')
const last = anEntry({ name: 'mf-z' })

describe('another version in use', () => {
  const entries = withActiveVersion([first, newer, last], older)

  it('the new version takes the position of the one it replaces', () => {
    expect(entries).toEqual([first, older, last, newer])
    expect(findOwner(entries, '/a')?.entry).toBe(older)
  })

  it('a path that only the replaced version has stays routable', () => {
    expect(findOwner(entries, '/new')?.entry).toBe(newer)
  })

  it('every version is listed once, however often they alternate', () => {
    expect(withActiveVersion(withActiveVersion(entries, newer), older)).toEqual(entries)
  })

  it('the new version may be the same one, closed', () => {
    const closed = { ...newer, closed: true }
    expect(withActiveVersion([first, newer, last], closed)).toEqual([first, closed, last])
  })
})
