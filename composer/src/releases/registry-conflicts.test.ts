import type { BuildRecord } from '@shuttle/contracts'
import { type AnnouncedApp, findRegistryConflicts as faultsFor } from '../composition/compatibility'
import { describePart } from '../composition/contracts/broken-part'
import { aPage, aRemote, aShell } from './testing/a-build'

const SERVED_WIRE = { oldest: 2, latest: 4 }
const findRegistryConflicts = (apps: readonly AnnouncedApp[]) => faultsFor(apps, SERVED_WIRE).map(describePart)

const announced = (...records: BuildRecord[]): AnnouncedApp => ({
  kind: records[0]?.kind ?? 'remote',
  name: records[0]?.name ?? '',
  enabled: true,
  records,
})
const shell = (version: string, change: Partial<BuildRecord> = {}) => aShell(version, change).record
const remote = (name: string, version: string, change: Partial<BuildRecord> = {}) =>
  aRemote(name, version, change).record
const needy = remote('mf-a', '1', { shared: { ui: '^1.0.0' }, uses: { ui: ['Button'] } })
const rich = shell('1', { shared: { ui: '1.2.0' }, provides: { ui: ['Button', 'Card'] } })
const at = (path: string): Pick<BuildRecord, 'manifest'> => ({
  manifest: { name: 'mf-b', contract: 1, slots: [], pages: [{ ...aPage(path), name: 'other' }] },
})

it('finds no conflict where shell and remotes are compatible', () =>
  expect(findRegistryConflicts([announced(rich), announced(needy), announced(remote('mf-b', '1'))])).toEqual([]))

it('accepts any remote before there is a shell', () => expect(findRegistryConflicts([announced(needy)])).toEqual([]))

it.each([
  ['the library is gone', shell('2'), 'mf-a 1 needs ui, which shell 2 does not have'],
  ['the library is too new', shell('2', { shared: { ui: '2.0.0' } }), 'mf-a 1 needs ui ^1.0.0, shell 2 has 2.0.0'],
  [
    'a name of it is gone',
    shell('2', { shared: { ui: '1.3.0' }, provides: { ui: ['Card'] } }),
    'mf-a 1 uses Button of ui, which shell 2 does not give',
  ],
])('names remote and library when %s', (_, poor, sentence) =>
  expect(findRegistryConflicts([announced(poor), announced(needy)])).toEqual([sentence]),
)

describe('pairs that a visitor could get', () => {
  const poor = shell('2')
  it.each([
    ['a shell on trial with a live remote', [announced(rich, poor), announced(needy)]],
    ['a live shell with a remote on trial', [announced(poor), announced(remote('mf-a', '0'), needy)]],
    ['both on trial', [announced(rich, poor), announced(remote('mf-a', '0'), needy)]],
  ])('every pair that a visitor could get is checked: %s', (_, apps) =>
    expect(findRegistryConflicts(apps)).toEqual(['mf-a 1 needs ui, which shell 2 does not have']),
  )

  it('a closed remote is not checked, because no visitor gets it', () =>
    expect(findRegistryConflicts([announced(poor), { ...announced(needy), enabled: false }])).toEqual([]))
})

describe('wire versions of builds that a visitor could get', () => {
  const speaking = (wire: number | undefined) => {
    const { manifest } = remote('mf-b', '1')
    if (!manifest) throw new Error('a remote has a manifest')
    return remote('mf-b', '1', { manifest: { ...manifest, ...(wire !== undefined && { wire }) } })
  }
  const findConflicts = (wire: number | undefined) =>
    findRegistryConflicts([announced(rich), announced(speaking(wire))])
  const sentence = (wire: number) =>
    `mf-b 1 speaks wire ${wire}, the service ${SERVED_WIRE.oldest} to ${SERVED_WIRE.latest}`

  it.each([SERVED_WIRE.oldest, SERVED_WIRE.latest, undefined])(
    'a build is accepted where the service answers its wire version: %p',
    (wire) => expect(findConflicts(wire)).toEqual([]),
  )
  it.each([SERVED_WIRE.oldest - 1, SERVED_WIRE.latest + 1])(
    'a build with wire version %p is refused, as its pages could only request reloads',
    (wire) => expect(findConflicts(wire)).toEqual([sentence(wire)]),
  )
  it('the wire version of a build that no visitor gets is not checked', () =>
    expect(
      findRegistryConflicts([announced(rich), { ...announced(speaking(SERVED_WIRE.latest + 1)), enabled: false }]),
    ).toEqual([]))
})

describe('paths have one owner', () => {
  const owner = remote('mf-a', '1')
  it.each([
    ['live', announced(owner)],
    [
      'on trial',
      announced(remote('mf-a', '0', { manifest: { name: 'mf-a', contract: 1, slots: [], pages: [] } }), owner),
    ],
    ['of a closed remote', { ...announced(owner), enabled: false }],
  ])('a path has one owner, also %s', (_, apps) =>
    expect(findRegistryConflicts([apps, announced(remote('mf-b', '1', at('/a')))])).toEqual([
      'the path /a belongs to mf-a and to mf-b',
    ]),
  )

  it('a path has one owner, also when that is the shell', () =>
    expect(findRegistryConflicts([announced(shell('1')), announced(remote('mf-b', '1', at('/page_closed')))])).toEqual([
      'the path /page_closed belongs to shell and to mf-b',
    ]))

  it('an app that has the same paths in two versions does not clash with itself', () =>
    expect(findRegistryConflicts([announced(owner, remote('mf-a', '2'))])).toEqual([]))
})
