import type { BuildRecord } from '@shuttle/contracts'
import { clashes, incompatibility } from './compatibility'
import { describePart } from './contracts/broken-part'

const claimant = (name: string, page: { path: string; name: string }, slots: string[] = []): BuildRecord => ({
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
const mine = claimant('mf-x', { path: '/a', name: 'a' }, ['payment-panel.v1'])

it('two remotes that claim nothing of each other do not clash', () =>
  expect(clashes([mine, claimant('mf-y', { path: '/b', name: 'b' })])).toEqual([]))

it('two versions of one remote do not clash', () => expect(clashes([mine, { ...mine, version: '2' }])).toEqual([]))

it.each([
  [claimant('mf-y', { path: '/a', name: 'b' }), 'the path /a belongs to mf-x and to mf-y'],
  [claimant('mf-y', { path: '/b', name: 'a' }), 'the route name a belongs to mf-x and to mf-y'],
  [
    claimant('mf-y', { path: '/b', name: 'b' }, ['payment-panel.v1']),
    'the slot payment-panel.v1 belongs to mf-x and to mf-y',
  ],
])('a claim of two remotes is reported: %#', (other, sentence) =>
  expect(clashes([mine, other]).map(describePart)).toEqual([sentence]),
)

it('an event that two remotes declare is reported', () => {
  const event = { 'x:shown': { version: '1.0', payload: {} } }
  const declaring = (record: BuildRecord): BuildRecord => ({
    ...record,
    manifest: record.manifest && { ...record.manifest, declares: { events: event } },
  })
  const other = claimant('mf-y', { path: '/b', name: 'b' })
  expect(clashes([declaring(mine), declaring(other)]).map(describePart)).toEqual([
    'the event x:shown belongs to mf-x and to mf-y',
  ])
})

const record = (change: Partial<BuildRecord>): BuildRecord => ({
  kind: 'remote',
  name: 'mf-x',
  version: '1',
  container: 'mf_x_1',
  entry: 'entry.js',
  shared: {},
  files: {},
  baseFiles: [],
  pathFiles: {},
  textFiles: {},
  ...change,
})
const shell = record({
  kind: 'shell',
  name: 'shell',
  version: '9',
  shared: { react: '19.3.1', 'react-router-dom': '7.18.5' },
  provides: { 'react-router-dom': ['Link', 'useNavigate'] },
})
const remote = (change: Partial<BuildRecord>) =>
  record({ manifest: { name: 'mf-x', contract: 1, slots: [], pages: [] }, ...change })

describe('compatibility of a remote with a shell', () => {
  it.each([
    ['that needs nothing', {}],
    ['whose range the version meets', { shared: { react: '^19.0.0' } }],
    ['whose names the shell gives', { uses: { 'react-router-dom': ['Link'] } }],
    ['that uses names of a library the shell gives as a whole', { uses: { react: ['useState'] } }],
  ])('a remote runs on a shell: %s', (_what, change) => expect(incompatibility(shell, remote(change))).toBeUndefined())

  it.each([
    [{ shared: { react: '^20.0.0' } }, 'mf-x 1 needs react ^20.0.0, shell 9 has 19.3.1'],
    [{ shared: { vue: '^3.0.0' } }, 'mf-x 1 needs vue, which shell 9 does not have'],
    [
      { uses: { 'react-router-dom': ['Link', 'useFetcher'] } },
      'mf-x 1 uses useFetcher of react-router-dom, which shell 9 does not give',
    ],
    [{ manifest: undefined }, 'mf-x 1 speaks contract undefined, the site 1'],
    [{ manifest: { name: 'mf-x', contract: 2 as 1, slots: [], pages: [] } }, 'mf-x 1 speaks contract 2, the site 1'],
  ])('a remote is refused for %j', (change, sentence) =>
    expect(incompatibility(shell, remote(change as Partial<BuildRecord>))).toBe(sentence),
  )
})
