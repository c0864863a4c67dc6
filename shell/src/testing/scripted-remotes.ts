import type { LanguageCode, RegistryEntry, RemoteModule, Session, TextTree, Withdrawals } from '@shuttle/contracts'
import { createRegistryStore } from '../registry/registry'
import { createMountedPages } from '../remotes/mounted-pages'
import { createRemotes } from '../remotes/remotes'
import { createVersionFailover } from '../versions/version-failover'
import { addMark, type VisitMarks } from '../visits/visit-mark'

export const ClosedPage = () => null
export const ClosedSlot = () => null

/** Answer of the service; undefined when the service cannot be reached. */
export interface ScriptedRegistry {
  before: (version: string) => RegistryEntry | undefined
  /** The version that new pages get; `before` by default. */
  next?: (version: string) => RegistryEntry | undefined
  withdrawn?: () => Withdrawals
  isDown?: boolean
}

/** Remotes as the shell assembles them, with `load` as their loader and a registry with scripted answers. */
export const createScriptedRemotes = (
  composed: readonly RegistryEntry[],
  options: {
    load: (entry: RegistryEntry, tryNumber: number) => Promise<RemoteModule>
    service?: ScriptedRegistry
    admit?: (entry: RegistryEntry) => boolean
    /** Awaited before the version failover is loaded. */
    onFailoverLoad?: () => Promise<void>
  },
) => {
  const loads: string[] = []
  const marks: VisitMarks = { all: [] }
  const faults: string[] = []
  const queries: string[] = []
  const texts = new Map<string, TextTree>()
  const language = { now: 'en' as LanguageCode }
  const session: { session: Session } = { session: { kind: 'visitor' } }
  const registry = createRegistryStore(composed)
  const mountedPages = createMountedPages()
  const service: ScriptedRegistry = options.service ?? { before: () => undefined }
  const answer = <Value>(question: string, value: () => Value): Promise<Value> => {
    queries.push(question)
    return service.isDown ? Promise.reject(new Error('503')) : Promise.resolve().then(value)
  }
  const report = (error: unknown, where: string, entry?: RegistryEntry, instead?: string) =>
    faults.push(`${where} of ${entry?.version}: ${error instanceof Error ? error.message : error} -> ${instead}`)
  const remotes = createRemotes({
    registry,
    loader: {
      load: (entry, tryNumber) => {
        loads.push(`${entry.version} ${tryNumber}`)
        return options.load(entry, tryNumber)
      },
    },
    builtIn: {},
    getLanguage: () => language.now,
    engine: {
      has: (code, name) => texts.has(`${code} ${name}`),
      add: (code, name, tree) => texts.set(`${code} ${name}`, tree),
      forget: (name) => {
        for (const key of texts.keys()) if (key.endsWith(` ${name}`)) texts.delete(key)
      },
    },
    reportFault: report,
    marks,
    openFailover: async (parts) => {
      await options.onFailoverLoad?.()
      return createVersionFailover({
        ...parts,
        registry,
        mountedPages,
        session: { get: () => session, subscribe: () => () => undefined },
        report,
        onSkip: (entry, { name }) => addMark(marks, { where: name, entry, at: performance.now(), isSkipped: true }),
        closed: { Page: ClosedPage, Slot: ClosedSlot },
        admit: options.admit ?? (() => true),
        getLanguageTag: () => language.now,
        registryClient: {
          before: ({ version }) => answer(`before ${version}`, () => service.before(version)),
          next: ({ version }) => answer(`next ${version}`, () => (service.next ?? service.before)(version)),
          withdrawn: () =>
            answer('withdrawn', () => service.withdrawn?.() ?? { revision: 0, withdrawn: {}, closed: [] }),
        },
      })
    },
  })
  return { remotes, registry, mountedPages, service, loads, marks, faults, queries, texts, language }
}

/** Resolves when all pending promises have settled; timers excepted. */
export const flushTasks = () => new Promise((resolve) => setTimeout(resolve))
