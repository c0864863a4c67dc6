import type { BuildRecord, SlotName } from '@shuttle/contracts'
import { clashes } from './clashes'

const remote = (name: string, page: { path: string; name: string }, slots: SlotName[] = []): BuildRecord => ({
  kind: 'remote',
  name,
  version: '1',
  container: '',
  entry: '',
  shared: {},
  files: {},
  baseFiles: [],
  pathFiles: {},
  textFiles: {},
  manifest: {
    name,
    contract: 1,
    slots,
    pages: [
      {
        ...page,
        title: { 'zh-cn': '', 'zh-hk': '', en: '' },
        background: 'bg',
        index: 1,
        guard: 'public',
        keepAlive: false,
        bottomBar: false,
        header: 'bar',
      },
    ],
  },
})
const mine = remote('mf-x', { path: '/a', name: 'a' }, ['payment-panel.v1'])

it('two remotes that claim nothing of each other do not clash', () =>
  expect(clashes([mine, remote('mf-y', { path: '/b', name: 'b' })])).toEqual([]))

it('two versions of one remote do not clash', () => expect(clashes([mine, { ...mine, version: '2' }])).toEqual([]))

it.each([
  [remote('mf-y', { path: '/a', name: 'b' }), 'the path /a belongs to mf-x and to mf-y'],
  [remote('mf-y', { path: '/b', name: 'a' }), 'the route name a belongs to mf-x and to mf-y'],
  [
    remote('mf-y', { path: '/b', name: 'b' }, ['payment-panel.v1']),
    'the slot payment-panel.v1 belongs to mf-x and to mf-y',
  ],
])('what two remotes claim is named: %#', (other, sentence) => expect(clashes([mine, other])).toEqual([sentence]))
