/** @jest-environment jsdom */

import { packRegistry } from '@shuttle/contracts'
import { anEntry } from './testing/a-registry-entry'

const CDN = 'https://cdn.example/mf-z/1/'
let createScriptURL: (address: string) => string | null

beforeAll(async () => {
  const remotes = packRegistry([anEntry({ name: 'mf-x', version: '3' }), anEntry({ name: 'mf-y', version: '1' })], {
    'mf-x': '2',
  })
  const put = (id: string, value: unknown) => {
    const element = document.createElement('script')
    Object.assign(element, { type: 'application/json', id, textContent: JSON.stringify(value) })
    document.head.append(element)
  }
  put('pinned', ['/webhtml/shell/1/', CDN])
  put('boot', { registry: { remotes } })
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (_name: string, rules: { createScriptURL: typeof createScriptURL }) => {
        createScriptURL = rules.createScriptURL
      },
    },
  })
  await import('./boot-script')
})

it.each([
  '/webhtml/shell/1/main.js',
  '/webhtml/remotes/mf-x/3/entry.js',
  '/webhtml/remotes/mf-x/2/page.js',
  '/webhtml/remotes/mf-y/1/entry.js',
  `${CDN}entry.js`,
])('scripts of the deployment set and of its fallbacks may load: %s', (address) =>
  expect(createScriptURL(address)).toBe(new URL(address, location.href).href),
)

it('a folder that is admitted later may load from then on', () => {
  const address = '/webhtml/remotes/mf-y/0/entry.js'
  expect(createScriptURL(address)).toBeNull()
  window.early?.admit?.(new URL('/webhtml/remotes/mf-y/0/', location.href).href)
  expect(createScriptURL(address)).toBe(new URL(address, location.href).href)
})

it.each([
  '/webhtml/shell/2/main.js',
  '/webhtml/remotes/mf-x/1/entry.js',
  '/webhtml/remotes/mf-y/2/entry.js',
  '/webhtml/remotes/mf-x/3/../1/entry.js',
  '/webhtml/remotes/mf-x/33/entry.js',
  'https://elsewhere.example/webhtml/remotes/mf-x/3/entry.js',
  'https://cdn.example/other.js',
  'blob:http://localhost/webhtml/shell/1/main.js',
  'data:text/javascript,1',
])('no other script may load: %s', (address) => expect(createScriptURL(address)).toBeNull())

it('a script that is requested again has an address that no cache holds, any other its own', () => {
  const toScriptName = (name: string) => createScriptURL(`/webhtml/remotes/mf-x/3/${name}`)?.replace(/.*\//, '')
  expect([toScriptName('a.js'), toScriptName('a.js'), toScriptName('b.js'), toScriptName('a.js')]).toEqual([
    'a.js',
    'a.js?r=1',
    'b.js',
    'a.js?r=2',
  ])
  expect([toScriptName('c.js?r=1'), toScriptName('c.js?r=1')]).toEqual(['c.js?r=1', 'c.js?r=1'])
})

it('[D11.healing.1] a file whose preload failed or is damaged is requested by an address that no cache holds', () => {
  const toAddress = (name: string) => new URL(`/webhtml/remotes/mf-x/3/${name}`, location.href).href
  const preloads = ['d.js', 'e.js'].map((name) =>
    Object.assign(document.createElement('link'), { rel: 'preload', href: toAddress(name) }),
  )
  document.head.append(...preloads)
  preloads[0]?.dispatchEvent(new Event('error'))
  expect(['d.js', 'e.js'].map((name) => createScriptURL(toAddress(name)))).toEqual([
    `${toAddress('d.js')}?r=1`,
    toAddress('e.js'),
  ])
})
