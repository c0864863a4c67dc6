/** @jest-environment jsdom */

import { admittedFolders } from './admitted-folders'

const site = (path: string) => new URL(path, location.href).href
const EVIL = 'https://elsewhere.example/a.js'
const OWN = '/webhtml/remotes/mf-a/1/entry.js'
const OWN_HREF = site(OWN)

/** The former design: a list of absolute addresses, checked by methods that every script of the page can replace. */
const asList = (folders: readonly string[]) => {
  const pinned = folders.map((folder) => new URL(folder, location.href).href)
  return {
    pinned,
    isAdmitted: (href: string) => pinned.some((folder) => new URL(href, location.href).href.startsWith(folder)),
  }
}

/** Globals that a remote may replace after the boot script ran; each function returns how to restore it. */
const ATTACKS: [string, () => () => void][] = [
  ['String.prototype.startsWith', () => replace(String.prototype, 'startsWith', () => true)],
  ['Array.prototype.some', () => replace(Array.prototype, 'some', () => true)],
  [
    'URL',
    () =>
      replace(
        window,
        'URL',
        class {
          href = OWN_HREF
          search = ''
        },
      ),
  ],
  ['href of URL', () => replaceGetter(URL.prototype, 'href', () => OWN_HREF)],
  ['search of URL', () => replaceGetter(URL.prototype, 'search', () => '?')],
  ['Function.prototype.call', () => replace(Function.prototype, 'call', () => OWN_HREF)],
]
const replace = (owner: object, name: string, value: unknown) => {
  const before = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor
  Object.defineProperty(owner, name, { ...before, value })
  return () => void Object.defineProperty(owner, name, before)
}
const replaceGetter = (owner: object, name: string, get: () => string) => {
  const before = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor
  Object.defineProperty(owner, name, { ...before, get })
  return () => void Object.defineProperty(owner, name, before)
}

it.each(ATTACKS)('a remote that replaces %s admits no folder, and the page still loads', (_what, attack) => {
  const folders = admittedFolders(['/webhtml/remotes/mf-a/1/'])
  const undo = attack()
  const [evil, own] = [folders.toHref(EVIL), folders.toHref(OWN)]
  const admitted = [folders.isAdmitted(evil), folders.isAdmitted(own)]
  undo()
  expect(admitted).toEqual([false, true])
  expect([evil, own]).toEqual([EVIL, OWN_HREF])
})

it.each(ATTACKS.slice(0, 4))('replacing %s adds a folder to a plain list (negative control)', (_what, attack) => {
  const list = asList(['/webhtml/remotes/mf-a/1/'])
  const undo = attack()
  const admitted = list.isAdmitted(EVIL)
  undo()
  expect(admitted).toBe(true)
})
it('code that can reach a plain list can add to it (negative control)', () => {
  const list = asList(['/webhtml/remotes/mf-a/1/'])
  list.pinned.push('https://elsewhere.example/')
  expect(list.isAdmitted(EVIL)).toBe(true)
})

it('admits folders of builds of this site later, and no others', () => {
  const folders = admittedFolders([])
  folders.admit(site('/webhtml/remotes/mf-a/2/'))
  for (const folder of ['https://elsewhere.example/', site('/webhtml/'), site('/webhtml/remotes/../'), 'blob:x'])
    folders.admit(folder)
  expect(folders.isAdmitted(site('/webhtml/remotes/mf-a/2/entry.js'))).toBe(true)
  expect([EVIL, site('/webhtml/shell/1/main.js'), 'blob:x'].filter(folders.isAdmitted)).toEqual([])
})
