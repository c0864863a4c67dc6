import { type AnnouncedChange, findVersionFaults } from './find-version-faults'
import type { PackageSurface } from './package-surface'

const NAME = '@shuttle/ui'
const before: PackageSurface = {
  version: '1.2.3',
  source: 'a',
  names: { '.': ['Button', 'Card'], './overlay': ['Dialog'] },
}
const fixed = { ...before, source: 'b' }
const added = { ...fixed, names: { ...before.names, './overlay': ['Dialog', 'Sheet'] } }
const removed = { ...added, names: { ...added.names, '.': ['Button'] } }

const faults = (now: PackageSurface, ...kinds: AnnouncedChange['kind'][]) =>
  findVersionFaults(
    { [NAME]: before },
    { [NAME]: now },
    kinds.map((kind) => ({ file: '.changeset/a.md', name: NAME, kind })),
  )
const HOW = 'npm run change-shared, and choose'

it('a package as at its last version needs no change file', () => expect(faults(before)).toEqual([]))

it.each([
  ['changed sources', fixed, 'patch', undefined, `${NAME} has changed since 1.2.3: ${HOW} patch or more`],
  ['a new name', added, 'minor', 'patch', `${NAME} exports Sheet of ./overlay since 1.2.3: ${HOW} minor or more`],
  [
    'a removed name',
    removed,
    'major',
    'minor',
    `${NAME} exports no Card of . any more since 1.2.3: ${HOW} major or more`,
  ],
] as const)('%s of a package need a change file of a kind that suffices', (_what, now, kind, less, sentence) => {
  expect(faults(now)).toEqual([sentence])
  if (less) expect(faults(now, less)).toEqual([sentence])
  expect(faults(now, kind)).toEqual([])
  expect(faults(now, 'patch', 'major')).toEqual([])
})

it.each([
  ['1.2.4', fixed, 0],
  ['1.2.4', added, 1],
  ['1.3.0', added, 0],
  ['1.3.0', removed, 1],
  ['2.0.0', removed, 0],
])('the version %s in place of a change file suffices for %j: %s faults', (version, now, count) =>
  expect(faults({ ...now, version })).toHaveLength(count),
)

it('a package without a recorded version, and a change file of no packed package, are reported', () => {
  const announced = [{ file: '.changeset/a.md', name: '@shuttle/mf-orders', kind: 'patch' as const }]
  expect(findVersionFaults({}, { [NAME]: before }, announced)).toEqual([
    '.changeset/a.md names @shuttle/mf-orders, which is no packed package',
    `${NAME} has no recorded version: npm run version-shared records it`,
  ])
})
