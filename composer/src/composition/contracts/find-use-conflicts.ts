import { type BuildRecord, providesVersion } from '@shuttle/contracts'
import { toPart } from './broken-part'
import {
  type ContractApp,
  type ContractConflict,
  findLosers,
  isProvided,
  isSitePath,
  label,
  pathsOf,
  slotsOf,
} from './contract-conflict'
import { findDeclared } from './find-declared-conflicts'
import { findUnaccepted, IGNORES_MORE } from './find-unaccepted'

interface Use {
  consumer: BuildRecord
  /** The consumer as a sentence names it. */
  who: string
  apps: readonly ContractApp[]
  /** The set before: an event that was not sent there is not lost. */
  former: readonly ContractApp[]
}

const findDeadLinks = ({ consumer, who, apps, former }: Use): ContractConflict[] =>
  Object.entries(consumer.contracts?.uses.links ?? {}).flatMap(([path, file]) => {
    const has = (record: BuildRecord) => pathsOf(record).includes(path)
    if (isSitePath(path) || isProvided(apps, has)) return []
    const [loser] = findLosers(apps, { former, has })
    const values = { path, user: who, file }
    const part = loser ? toPart('pageLost', { ...values, build: label(loser) }) : toPart('pageMissing', values)
    return [{ key: `link ${consumer.name} ${path}`, part }]
  })

const findSlotConflicts = ({ consumer, who, apps, former }: Use): ContractConflict[] =>
  Object.entries(consumer.contracts?.uses.slots ?? {}).flatMap(([slot, { file, schema, version }]) => {
    const has = (record: BuildRecord) => slotsOf(record).includes(slot)
    if (!isProvided(apps, has)) {
      const [loser] = findLosers(apps, { former, has })
      const values = { name: slot, user: who, file }
      const part = loser ? toPart('slotLost', { ...values, build: label(loser) }) : toPart('slotMissing', values)
      return [{ key: `slot ${consumer.name} ${slot}`, part }]
    }
    return apps.flatMap(({ records }) =>
      records.filter(has).flatMap((filler): ContractConflict[] => {
        const filled = filler.contracts?.provides.slots[slot]
        const declared = findDeclared(filler, 'slot', slot)
        if (version !== undefined && !providesVersion(slot, declared?.version, version)) {
          const values = { build: label(filler), name: slot, user: who, opened: version, file }
          const part = declared
            ? toPart('slotVersion', { ...values, version: declared.version })
            : toPart('slotUnversioned', values)
          return [{ key: `version ${consumer.name} ${filler.name} ${slot} ${version}`, part }]
        }
        // What is declared is the contract; the code of the same build was compared with it.
        const accepted = declared?.schema ?? filled?.schema
        const refused = accepted && findUnaccepted(accepted, schema)
        if (refused === undefined) return []
        const values = { build: label(filler), name: slot, difference: refused, user: who, file }
        const part = declared
          ? toPart('slotDeclared', values)
          : toPart('slotProps', { ...values, source: filled?.file ?? '' })
        return [{ key: `props ${consumer.name} ${filler.name} ${slot} ${refused}`, part }]
      }),
    )
  })

/** Whether every build shows which events it sends; older ones do not. */
const areEventsKnown = (apps: readonly ContractApp[]): boolean =>
  apps.every(({ records }) => records.every(({ contracts }) => contracts !== undefined))

const findLostEvents = ({ consumer, who, apps, former }: Use): ContractConflict[] =>
  Object.entries(consumer.contracts?.uses.events ?? {}).flatMap(([event, { file, schema }]) => {
    const has = ({ contracts }: BuildRecord) => contracts?.provides.events[event] !== undefined
    if (areEventsKnown(apps) && isProvided(former, has) && !isProvided(apps, has)) {
      const [loser] = findLosers(apps, { former, has })
      const values = { name: event, user: who, file }
      const part = loser ? toPart('eventLost', { ...values, build: label(loser) }) : toPart('eventMissing', values)
      return [{ key: `event ${consumer.name} ${event}`, part }]
    }
    return apps.flatMap(({ records }) =>
      records.flatMap((sender) => {
        const sent = sender.contracts?.provides.events[event]
        const declared = findDeclared(sender, 'event', event)
        const given = declared?.schema ?? sent?.schema
        const refused = given && findUnaccepted(schema, given, IGNORES_MORE)
        if (refused === undefined) return []
        const values = { build: label(sender), name: event, difference: refused, user: who, file }
        const part = declared
          ? toPart('eventDeclared', values)
          : toPart('eventDetail', { ...values, source: sent?.file ?? '' })
        return [{ key: `detail ${consumer.name} ${sender.name} ${event} ${refused}`, part }]
      }),
    )
  })

const findLostTokens = ({ consumer, who, apps }: Use): ContractConflict[] => {
  const shells = apps.flatMap(({ records }) => records.filter(({ kind }) => kind === 'shell'))
  if (consumer.kind === 'shell') return []
  return Object.entries(consumer.contracts?.uses.tokens ?? {}).flatMap(([token, file]) =>
    shells.flatMap((shell) => {
      if (!shell.contracts || shell.contracts.provides.tokens.includes(token)) return []
      return [
        {
          key: `token ${consumer.name} ${token}`,
          part: toPart('token', { build: label(shell), name: token, user: who, file }),
        },
      ]
    }),
  )
}

/** What a build uses and no build of the set provides, or provides in another shape; the set includes its own app. */
export const findUseConflicts = (
  consumer: BuildRecord,
  apps: readonly ContractApp[],
  { isStored = false, former = apps }: { isStored?: boolean; former?: readonly ContractApp[] } = {},
): ContractConflict[] => {
  const stored = `${label(consumer)}, stored for a rollback until its team types "withdraw ${label(consumer)}",`
  const use = { consumer, apps, former, who: isStored ? stored : label(consumer) }
  return [...findDeadLinks(use), ...findSlotConflicts(use), ...findLostEvents(use), ...findLostTokens(use)]
}
