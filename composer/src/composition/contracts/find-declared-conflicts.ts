import type { BuildRecord, ValueSchema } from '@shuttle/contracts'
import { toPart } from './broken-part'
import { type ContractConflict, label, manifestsOf } from './contract-conflict'
import { findUnaccepted, IGNORES_MORE } from './find-unaccepted'

interface Declared {
  kind: 'slot' | 'event'
  name: string
  version: string
  /** Of a slot's props or of an event's detail. */
  schema: ValueSchema
}

const listDeclared = (record: BuildRecord): Declared[] =>
  manifestsOf(record).flatMap(({ declares: { slots = {}, events = {} } = {} }) => [
    ...Object.entries(slots).map(([name, { version, props }]) => ({
      ...{ kind: 'slot' as const, name, version, schema: props },
    })),
    ...Object.entries(events).map(([name, { version, payload }]) => ({
      ...{ kind: 'event' as const, name, version, schema: payload },
    })),
  ])

/** The slot or event of this name as the manifest of a build declares it. */
export const findDeclared = (record: BuildRecord, kind: Declared['kind'], name: string): Declared | undefined =>
  listDeclared(record).find((one) => one.kind === kind && one.name === name)

/** Whether the first of two versions such as `1.10` is lower. */
const isLower = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) < 0

/** Slots and events whose code does something else than the manifest of the same build declares. */
export const findDeclarationFaults = (record: BuildRecord): ContractConflict[] =>
  listDeclared(record).flatMap(({ kind, name, schema }) => {
    const isSlot = kind === 'slot'
    const code = record.contracts?.provides[isSlot ? 'slots' : 'events'][name]
    if (!code) return []
    // A filler may leave props unread, such as one that only the condition of the slot reads.
    const [accepted, given] = isSlot ? [code.schema, schema] : [schema, code.schema]
    const difference = findUnaccepted(accepted, given, IGNORES_MORE)
    if (difference === undefined) return []
    const part = toPart(isSlot ? 'slotCode' : 'eventCode', { build: label(record), name, file: code.file, difference })
    return [{ key: `declares ${record.name} ${name} ${code.file} ${difference}`, part }]
  })

const describeChange = (before: Declared, after: Declared): string | undefined => {
  const { kind } = after
  const isSlot = kind === 'slot'
  const [accepted, given] = isSlot ? [after, before] : [before, after]
  const refused = findUnaccepted(accepted.schema, given.schema, isSlot ? undefined : IGNORES_MORE)
  if (refused !== undefined)
    return isSlot
      ? `no longer accepts ${refused}: accept it as well, or declare a new version of the slot beside this one`
      : `sends ${refused}, which it did not before: send the former fields as well, or a new event beside this one`
  if (isLower(after.version, before.version))
    return `has version ${after.version} after ${before.version}, so that pages which open ${before.version} show a notice: raise it`
  const isEqual = [
    [before.schema, after.schema],
    [after.schema, before.schema],
  ].every(([one = {}, other = {}]) => findUnaccepted(one, other) === undefined)
  if (after.version === before.version && !isEqual)
    return `has another schema and still version ${after.version}, so that no page can name what is new: raise the second number`
  return undefined
}

/** Changes of declared slots and events that a page of an older build of any team could not be served by. */
export const findDeclarationChanges = (before: BuildRecord, after: BuildRecord): ContractConflict[] =>
  listDeclared(after).flatMap((declared) => {
    const former = findDeclared(before, declared.kind, declared.name)
    const change = former && describeChange(former, declared)
    return change === undefined
      ? []
      : [
          {
            key: `declared ${after.name} ${declared.name} ${change}`,
            part: toPart('other', {
              sentence: `the ${declared.kind} ${declared.name} of ${label(after)}, declared by ${label(before)} too, ${change}`,
            }),
          },
        ]
  })
