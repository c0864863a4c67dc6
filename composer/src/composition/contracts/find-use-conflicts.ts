import { type BuildRecord, providesVersion } from '@shuttle/contracts'
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

/** Who gives something no more, as the beginning of a sentence. */
const describeLoss = (losers: readonly BuildRecord[], what: string): string =>
  losers[0] ? `${label(losers[0])} has no ${what}` : `no build has the ${what}`

const findDeadLinks = ({ consumer, who, apps, former }: Use): ContractConflict[] =>
  Object.entries(consumer.contracts?.uses.links ?? {}).flatMap(([path, file]) => {
    const has = (record: BuildRecord) => pathsOf(record).includes(path)
    if (isSitePath(path) || isProvided(apps, has)) return []
    const loss = describeLoss(findLosers(apps, { former, has }), `page ${path}`)
    const advice = `an owner of ${path} must be live before a link to it, and stay until no build links to it`
    return [{ key: `link ${consumer.name} ${path}`, sentence: `${loss}, which ${who} links to in ${file}: ${advice}` }]
  })

const findSlotConflicts = ({ consumer, who, apps, former }: Use): ContractConflict[] =>
  Object.entries(consumer.contracts?.uses.slots ?? {}).flatMap(([slot, { file, schema, version }]) => {
    const has = (record: BuildRecord) => slotsOf(record).includes(slot)
    if (!isProvided(apps, has)) {
      const loss = describeLoss(findLosers(apps, { former, has }), `filler of the slot ${slot}`)
      const advice = 'a filler must be live before a place for it, and stay until no build has one'
      return [
        {
          key: `slot ${consumer.name} ${slot}`,
          sentence: `${loss}, which ${who} has a place for in ${file}: ${advice}`,
        },
      ]
    }
    return apps.flatMap(({ records }) =>
      records.filter(has).flatMap((filler) => {
        const filled = filler.contracts?.provides.slots[slot]
        const declared = findDeclared(filler, 'slot', slot)
        if (version !== undefined && !providesVersion(slot, declared?.version, version))
          return [
            {
              key: `version ${consumer.name} ${filler.name} ${slot} ${version}`,
              sentence: `${label(filler)} provides the slot ${slot} ${declared ? `in version ${declared.version}` : 'without a version'}, and ${who} opens ${version} in ${file}: a filler of that version must be live before a place for it, and stay until no build has one`,
            },
          ]
        // What is declared is the contract; the code of the same build was compared with it.
        const accepted = declared?.schema ?? filled?.schema
        const refused = accepted && findUnaccepted(accepted, schema)
        if (refused === undefined) return []
        const filling = declared ? `${label(filler)} declares` : `${filled?.file} of ${label(filler)} fills`
        const by = `${filling} the slot ${slot} and does not accept ${refused}`
        const advice = 'accept both, or fill a new version of the slot beside this one'
        return [
          {
            key: `props ${consumer.name} ${filler.name} ${slot} ${refused}`,
            sentence: `${by}, which ${who} gives in ${file}: ${advice}`,
          },
        ]
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
      const loss = describeLoss(findLosers(apps, { former, has }), `place that sends ${event}`)
      const advice = 'a build must send it before another listens, and until none does'
      return [
        { key: `event ${consumer.name} ${event}`, sentence: `${loss}, which ${who} listens to in ${file}: ${advice}` },
      ]
    }
    return apps.flatMap(({ records }) =>
      records.flatMap((sender) => {
        const sent = sender.contracts?.provides.events[event]
        const declared = findDeclared(sender, 'event', event)
        const given = declared?.schema ?? sent?.schema
        const refused = given && findUnaccepted(schema, given, IGNORES_MORE)
        if (refused === undefined) return []
        const sending = declared ? `${label(sender)} declares` : `${sent?.file} of ${label(sender)} sends`
        const by = `${sending} ${event}, of which ${who} does not understand ${refused}`
        return [
          {
            key: `detail ${consumer.name} ${sender.name} ${event} ${refused}`,
            sentence: `${by} in ${file}: send the former fields as well, or a new event beside this one`,
          },
        ]
      }),
    )
  })

const findLostTokens = ({ consumer, who, apps }: Use): ContractConflict[] => {
  const shells = apps.flatMap(({ records }) => records.filter(({ kind }) => kind === 'shell'))
  if (consumer.kind === 'shell') return []
  return Object.entries(consumer.contracts?.uses.tokens ?? {}).flatMap(([token, file]) =>
    shells.flatMap((shell) => {
      if (!shell.contracts || shell.contracts.provides.tokens.includes(token)) return []
      const advice = 'a shell that declares it must be live first, and stay until no build reads it'
      return [
        {
          key: `token ${consumer.name} ${token}`,
          sentence: `${label(shell)} does not declare the design token ${token}, which ${who} reads in ${file}: ${advice}`,
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
