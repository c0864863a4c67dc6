import type { BuildRecord, ValueSchema } from '@shuttle/contracts'
import { describePart } from '../composition/contracts/broken-part'
import type { ContractConflict } from '../composition/contracts/contract-conflict'
import { findDeclarationChanges, findDeclarationFaults } from '../composition/contracts/find-declared-conflicts'
import { findUseConflicts } from '../composition/contracts/find-use-conflicts'
import { aRemote } from './testing/a-build'
import { withContracts } from './testing/with-contracts'

const SLOT = 'tour-badge.v1'
const EVENT = 'tours:tour-booked'

const object = (names: readonly string[], optional: readonly string[] = []): ValueSchema => ({
  type: 'object',
  properties: Object.fromEntries([...names, ...optional].map((name) => [name, { type: 'string' as const }])),
  required: names,
})
const TOUR = object(['tourNo'])

/** `mf-tours` declares, fills and sends; `code` is what its code does where that is something else. */
const tours = (
  version: string,
  slot: [version: string, props: ValueSchema] = ['1.0', TOUR],
  event: [version: string, payload: ValueSchema] = ['1.0', TOUR],
  code: { props?: ValueSchema; payload?: ValueSchema } = {},
): BuildRecord =>
  aRemote('mf-tours', version, {
    manifest: {
      ...{ name: 'mf-tours', contract: 1, pages: [], slots: [SLOT] },
      declares: {
        slots: { [SLOT]: { version: slot[0], props: slot[1] } },
        events: { [EVENT]: { version: event[0], payload: event[1] } },
      },
    },
    ...withContracts({
      slots: { [SLOT]: { file: 'badge.tsx', schema: code.props ?? slot[1] } },
      events: { [EVENT]: { file: 'book.ts', schema: code.payload ?? event[1] } },
    }),
  }).record

const user = (props: ValueSchema, detail: ValueSchema = TOUR, version?: string): BuildRecord =>
  aRemote('mf-b', '1', {
    ...withContracts(
      {},
      {
        slots: { [SLOT]: { file: 'place.tsx', schema: props, ...(version !== undefined && { version }) } },
        events: { [EVENT]: { file: 'hear.ts', schema: detail } },
      },
    ),
  }).record

const sentences = (found: readonly ContractConflict[]) => found.map(({ part }) => describePart(part)).join('; ')
const site = (...records: BuildRecord[]) =>
  records.map((record) => ({ name: record.name, enabled: true, records: [record] }))

describe('[D11.declared.1] a declared slot or event in the next build of its owner', () => {
  const change = (after: BuildRecord) => sentences(findDeclarationChanges(tours('1', ['1.1', TOUR]), after))

  it.each<[string, BuildRecord, string]>([
    [
      'a slot needs a further prop',
      tours('2', ['1.2', object(['tourNo', 'day'])]),
      'no longer accepts values without day',
    ],
    ['a slot drops a prop', tours('2', ['1.2', object([])]), 'no longer accepts tourNo'],
    ['an event drops a field', tours('2', ['1.1', TOUR], ['1.1', object([])]), 'sends values without tourNo'],
    [
      'an event no longer sends a field surely',
      tours('2', ['1.1', TOUR], ['1.1', object([], ['tourNo'])]),
      'sends values without tourNo',
    ],
    ['a slot has a lower version', tours('2', ['1.0', TOUR]), 'has version 1.0 after 1.1'],
    [
      'a slot has a new prop and its old version',
      tours('2', ['1.1', object(['tourNo'], ['day'])]),
      'still version 1.1',
    ],
    [
      'an event has a new field and its old version',
      tours('2', ['1.1', TOUR], ['1.0', object(['tourNo', 'day'])]),
      'still version 1.0',
    ],
  ])('is refused where %s', (_, after, expected) => expect(change(after)).toContain(expected))

  it.each<[string, BuildRecord]>([
    ['nothing changes', tours('2', ['1.1', TOUR])],
    ['a slot accepts a further prop in 1.2', tours('2', ['1.2', object(['tourNo'], ['day'])])],
    ['a slot no longer needs a prop in 1.10', tours('2', ['1.10', object([], ['tourNo'])])],
    ['an event sends a further field in 1.1', tours('2', ['1.1', TOUR], ['1.1', object(['tourNo', 'day'])])],
  ])('a declaration is accepted where %s', (_, after) => expect(change(after)).toBe(''))

  it('a declaration is compared with that of the same name alone', () => {
    expect(findDeclarationChanges(aRemote('mf-tours', '1').record, tours('2'))).toEqual([])
  })
})

describe('[D11.declared.2] code of a build that declares a slot and an event', () => {
  it.each([
    [{ props: object(['tourNo', 'day']) }, 'badge.tsx does not accept values without day'],
    [{ payload: object([]) }, 'book.ts sends values without tourNo'],
  ])('is refused with %j', (code, expected) =>
    expect(sentences(findDeclarationFaults(tours('1', undefined, undefined, code)))).toContain(expected),
  )

  it.each([{}, { props: object([]) }, { props: {} }, { payload: object(['tourNo', 'day']) }, { payload: {} }])(
    'is accepted with %j',
    (code) => expect(findDeclarationFaults(tours('1', undefined, undefined, code))).toEqual([]),
  )
})

describe('[D11.declared.3] a user of a declared slot or event', () => {
  const conflicts = (one: BuildRecord, filler: BuildRecord) => sentences(findUseConflicts(one, site(one, filler)))

  it.each<[string, BuildRecord, BuildRecord, string]>([
    [
      'gives less than is declared',
      user(object([])),
      tours('1'),
      'mf-tours 1 declares the slot tour-badge.v1 and does',
    ],
    ['gives what is not declared', user(object(['tourNo', 'day'])), tours('1'), 'does not accept day'],
    ['opens a newer version', user(TOUR, TOUR, '1.1'), tours('1'), 'in version 1.0, and mf-b 1 opens 1.1 in place.tsx'],
    [
      'needs a field that the event does not declare, although the code sends it',
      user(TOUR, object(['tourNo', 'day'])),
      tours('1', undefined, undefined, { payload: object(['tourNo', 'day']) }),
      'mf-tours 1 declares tours:tour-booked, of which mf-b 1 does not understand values without day',
    ],
  ])('is refused where it %s', (_, one, filler, expected) => expect(conflicts(one, filler)).toContain(expected))

  it.each<[string, BuildRecord, BuildRecord]>([
    ['gives what is declared', user(TOUR), tours('1')],
    [
      'gives a declared prop that only the condition reads',
      user(TOUR),
      tours('1', undefined, undefined, { props: object([]) }),
    ],
    ['opens an older version', user(TOUR, TOUR, '1.0'), tours('1', ['1.1', TOUR])],
    ['needs fewer fields than are declared', user(TOUR, object([])), tours('1')],
  ])('is accepted where it %s', (_, one, filler) => expect(conflicts(one, filler)).toBe(''))
})
