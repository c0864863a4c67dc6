/** @jest-environment jsdom */

import { admittedFolders } from '../boot/admitted-folders'
import { anEntry } from '../testing/a-registry-entry'
import { admitVersion } from './version-candidates'

const site = (path: string) => new URL(path, location.href).href
const CDN = 'https://cdn.example/mf-b/2/'
let folders: ReturnType<typeof admittedFolders>
const pin = () => {
  folders = admittedFolders(['/webhtml/remotes/mf-a/1/', CDN])
}
const admits = (name: string, version: string, entry: string) =>
  admitVersion('/webhtml/', folders)(anEntry({ name, version, entry }))

describe('admission of a version', () => {
  beforeEach(pin)

  it('a version is admitted below a folder of the page’s list, on this site or elsewhere', () => {
    expect(admits('mf-a', '1', '/webhtml/remotes/mf-a/1/entry.js')).toBe(true)
    expect(admits('mf-b', '2', `${CDN}entry.js`)).toBe(true)
  })

  it('a version is admitted in a folder of its own on this site, which is added to the list', () => {
    expect(admits('mf-a', '0.9.0-ab', '/webhtml/remotes/mf-a/0.9.0-ab/entry.js')).toBe(true)
    expect(folders.isAdmitted(site('/webhtml/remotes/mf-a/0.9.0-ab/page.js'))).toBe(true)
  })

  it.each([
    ['mf-a', '2', '/webhtml/remotes/mf-a/3/entry.js'],
    ['mf-a', '2', '/webhtml/remotes/mf-b/2/entry.js'],
    ['mf-a', '2', '/webhtml/remotes/mf-a/2/../3/entry.js'],
    ['mf-a', '..', '/webhtml/remotes/mf-b/entry.js'],
    ['mf-a', '2/..', '/webhtml/remotes/mf-a/3/entry.js'],
    ['mf-b', '3', 'https://cdn.example/mf-b/3/entry.js'],
    ['mf-a', '2', 'https://elsewhere.example/webhtml/remotes/mf-a/2/entry.js'],
  ])('a version is not admitted as %s %s from %s', (name, version, entry) => {
    expect(admits(name, version, entry)).toBe(false)
    expect(folders.isAdmitted(site(entry))).toBe(false)
  })
})

it('a page without a list admits every version', () => {
  const entry = anEntry({ name: 'mf-a', version: '1', entry: 'https://elsewhere.example/anything.js' })
  expect(admitVersion('/webhtml/', {})(entry)).toBe(true)
})
