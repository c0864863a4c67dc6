import type { BuildRecord } from '@shuttle/contracts'
import { toPart } from './broken-part'
import { type ContractConflict, label, manifestsOf, type ServedCalls } from './contract-conflict'
import { findDeclarationChanges, findDeclarationFaults } from './find-declared-conflicts'

const SHOWN_KEYS = 3
/** All scripts and styles of a page, before compression; the largest page of the back office is a third of it. */
export const PAGE_LIMIT_BYTES = 2 * 1024 * 1024
/** Growth of one page from one live build to the next. */
export const GROWTH_LIMIT_BYTES = 512 * 1024

const GUARDS = ['public', 'member', 'staff']

const findMissingTexts = (record: BuildRecord): ContractConflict[] =>
  Object.entries(record.contracts?.provides.texts ?? {}).flatMap(([part, { missing }]) =>
    Object.entries(missing).map(([language, keys]) => {
      const more = keys.length - SHOWN_KEYS
      const values = { build: label(record), language, keys: keys.slice(0, SHOWN_KEYS).join(', '), name: part }
      return {
        key: `texts ${record.name} ${part} ${language} ${keys.join()}`,
        part: more > 0 ? toPart('manyTexts', { ...values, more: String(more) }) : toPart('texts', values),
      }
    }),
  )

const findEvaluation = (record: BuildRecord): ContractConflict[] =>
  (record.contracts?.uses.evaluates ?? []).map((file) => ({
    key: `evaluates ${record.name}`,
    part: toPart('evaluates', { file, build: label(record) }),
  }))

/** Calls of a build that the service does not answer, or not without a further field; older builds show none. */
export const findUnansweredCalls = (record: BuildRecord, served: ServedCalls): ContractConflict[] => {
  if (!record.contracts) return []
  const first = manifestsOf(record).flatMap(({ pages }) =>
    pages.flatMap(({ path: page, firstCall, extraCalls = [] }) =>
      [...(firstCall ? [firstCall] : []), ...extraCalls].map(({ path, body }) => ({
        path,
        from: { page, file: '' },
        fields: Object.keys(body),
        isOpen: false,
      })),
    ),
  )
  const later = Object.entries(record.contracts?.uses.calls ?? {}).map(([path, { file, fields, isOpen = false }]) => ({
    path,
    from: { page: '', file },
    fields,
    isOpen,
  }))
  const build = label(record)
  return [...first, ...later].flatMap(({ path, from, fields, isOpen }): ContractConflict[] => {
    const { page, file } = from
    const call = Object.hasOwn(served, path) ? served[path] : undefined
    if (!call)
      return [
        {
          key: `call ${record.name} ${path}`,
          part: file
            ? toPart('call', { call: path, file, build })
            : toPart('firstCall', { call: path, path: page, build }),
        },
      ]
    const missing = isOpen ? undefined : call.required.find((field) => !fields.includes(field))
    if (missing === undefined) return []
    const values = { call: path, field: missing, build }
    return [
      {
        key: `field ${record.name} ${path} ${missing}`,
        part: file ? toPart('callField', { ...values, file }) : toPart('firstCallField', { ...values, path: page }),
      },
    ]
  })
}

/** What is wrong in a build itself, and with the running service; older builds do not show all of it. */
export const findOwnConflicts = (record: BuildRecord, served: ServedCalls | undefined): ContractConflict[] => [
  ...findMissingTexts(record),
  ...findEvaluation(record),
  ...findDeclarationFaults(record),
  ...(served ? findUnansweredCalls(record, served) : []),
  ...Object.entries(record.contracts?.provides.pageBytes ?? {}).flatMap(([path, bytes]) =>
    bytes > PAGE_LIMIT_BYTES
      ? [
          {
            key: `bytes ${record.name} ${path}`,
            part: toPart('pageBytes', {
              path,
              build: label(record),
              loaded: String(toKiB(bytes)),
              most: String(toKiB(PAGE_LIMIT_BYTES)),
            }),
          },
        ]
      : [],
  ),
]

const toKiB = (bytes: number): number => Math.round(bytes / 1024)

const findPageChanges = (before: BuildRecord, after: BuildRecord): ContractConflict[] => {
  const former = new Map(manifestsOf(before).flatMap(({ pages }) => pages.map((page) => [page.path, page] as const)))
  return manifestsOf(after).flatMap(({ pages }) =>
    pages.flatMap(({ path, guard }) => {
      const old = former.get(path)?.guard
      if (old === undefined || old === guard) return []
      const isLower = GUARDS.indexOf(guard) < GUARDS.indexOf(old)
      // A passenger who follows a link can sign in, and cannot become staff.
      if (!isLower && guard === 'member' && path !== '/') return []
      const effect = isLower ? 'opens it to those it was closed to' : 'closes it to those who follow a link'
      return [
        {
          key: `guard ${after.name} ${path}`,
          part: toPart('other', {
            sentence: `the page ${path} has the guard ${guard} in ${label(after)} and ${old} in ${label(before)}, which ${effect}: a second key must approve it (npm run release -- cosign ${after.name} ${after.version})`,
          }),
        },
      ]
    }),
  )
}

const findGrowth = (before: BuildRecord, after: BuildRecord): ContractConflict[] =>
  Object.entries(after.contracts?.provides.pageBytes ?? {}).flatMap(([path, bytes]) => {
    const old = before.contracts?.provides.pageBytes[path]
    if (old === undefined || bytes - old <= GROWTH_LIMIT_BYTES) return []
    return [
      {
        key: `growth ${after.name} ${path}`,
        part: toPart('other', {
          sentence: `the page ${path} loads ${toKiB(bytes)} KiB of scripts and styles in ${label(after)} and ${toKiB(old)} KiB in ${label(before)}: load the rest later, or let a second key approve it (npm run release -- cosign ${after.name} ${after.version})`,
        }),
      },
    ]
  })

/** Fields that the sources of the former build show and those of this one do not; it may send them all the same. */
const findDroppedFields = (before: BuildRecord, after: BuildRecord, served: ServedCalls): ContractConflict[] =>
  Object.entries(after.contracts?.uses.calls ?? {}).flatMap(([path, { file, fields, isOpen }]) => {
    const former = before.contracts?.uses.calls[path]?.fields ?? []
    const needed = Object.hasOwn(served, path) ? (served[path]?.required ?? []) : []
    const dropped = isOpen ? needed.find((field) => former.includes(field) && !fields.includes(field)) : undefined
    return dropped === undefined
      ? []
      : [
          {
            key: `field ${after.name} ${path} ${dropped}`,
            part: toPart('other', {
              sentence: `${file} of ${label(after)} does not send ${dropped} of ${path} any more, which the service needs: send it where its name can be read, or let a second key approve it (npm run release -- cosign ${after.name} ${after.version})`,
            }),
          },
        ]
  })

/** An event that another build sends too may be sent there for something else. */
const findStoppedEvents = (
  before: BuildRecord,
  after: BuildRecord,
  listeners: readonly BuildRecord[],
): ContractConflict[] => {
  const { contracts } = after
  if (!contracts) return []
  return Object.entries(before.contracts?.provides.events ?? {}).flatMap(([event, { file }]) => {
    const listener = listeners.find((one) => one.name !== after.name && one.contracts?.uses.events[event])
    if (contracts.provides.events[event] || !listener) return []
    const heard = listener.contracts?.uses.events[event]?.file
    return [
      {
        key: `stopped ${after.name} ${event}`,
        part: toPart('other', {
          sentence: `${label(after)} does not send ${event} any more, as ${file} of ${label(before)} does, and ${label(listener)} listens to it in ${heard}: send it, or let a second key approve it (npm run release -- cosign ${label(after)})`,
        }),
      },
    ]
  })
}

/** What a live build's successor takes away from the visitors of its own pages. */
export const findChangeConflicts = (
  before: BuildRecord,
  after: BuildRecord,
  {
    served,
    isCosigned,
    listeners,
  }: { served: ServedCalls | undefined; isCosigned: boolean; listeners: readonly BuildRecord[] },
): ContractConflict[] => [
  ...findDeclarationChanges(before, after),
  ...(isCosigned
    ? []
    : [
        ...findPageChanges(before, after),
        ...findGrowth(before, after),
        ...findStoppedEvents(before, after, listeners),
        ...(served ? findDroppedFields(before, after, served) : []),
      ]),
]
