import { BASE_PATH } from '@shuttle/contracts'
import { changeWithHashes, toFileAddress } from '../proxy/change-with-hashes'
import type { Fault } from '../proxy/fault-proxy'
import type { Target } from './target'

const MARK = 'fault on the wire'
const EXPOSED = 'remote.js'

const broken = ({ folder }: Target, file: string, effect: Fault['effect']): Fault[] => [
  { address: toFileAddress(folder + file), effect },
]
const edited = (target: Target, file: string, edit: (text: string) => string): Fault[] =>
  changeWithHashes(target.folder, target.record, target.files, new Map([[file, edit]]))

/** Pages are opened in English; a remote outside of the repository has a file of texts for each language. */
const getTexts = ({ record }: Target): string => {
  const file = Object.keys(record.files).find((name) => /^texts(-en)?\.js$/.test(name))
  if (!file) throw new Error(`${record.name} has no file of texts`)
  return file
}
const getStyle = ({ style, story }: Target): string => {
  if (!style) throw new Error(`${story.name} has no style of its own`)
  return style
}

const HTML = { kind: 'instead', type: 'text/html', body: '<!doctype html><title>login</title>' } as const
const HALF = { kind: 'rewrite', body: (body: Buffer) => body.subarray(0, body.length / 2) } as const
/** With the headers of the original file, so that caches store it. */
const ANOTHER_BYTE = { kind: 'rewrite', body: (body: Buffer) => Buffer.concat([body, Buffer.from('\n')]) } as const
const NOT_FOUND = { kind: 'status', status: 404 } as const
const DEAD = { kind: 'dead' } as const

/** Longer than the shell waits before it shows the card. */
const SLOW_MS = 25_000
/** Only the first request: further ones are answered normally. */
const SLOW = { kind: 'delay', ms: SLOW_MS } as const
const once = ([fault]: Fault[]): Fault[] => (fault ? [{ ...fault, times: 1 }] : [])

/** A statement that throws in a handler of the chunk: submit of a form, else choosing, else a key press. */
const throwInHandler = (text: string): string => {
  if (/onSubmit:/.test(text))
    return text.replaceAll('onSubmit:', `onSubmit:e=>{e.preventDefault();throw new Error("${MARK}")},x:`)
  const handler = /onChange:/.test(text) ? 'onChange:' : 'onKeyDown:'
  return text.replaceAll(handler, `${handler}()=>{throw new Error("${MARK}")},x:`)
}

/** Start of a story's module in its chunk; the exposed module refers to it by a number, directly or in a variable. */
const startOfModule = ({ story, files }: Target): RegExp => {
  const exposed = files.get(EXPOSED) ?? ''
  const key = JSON.stringify(story.key).replaceAll('.', '\\.')
  const variable = new RegExp(`${key}:(\\w+)[,}]`).exec(exposed)?.[1]
  const named = variable === undefined ? `${key}:` : `\\b${variable}=`
  const id = new RegExp(`${named}\\(\\)=>.*?\\.bind\\(\\w+,(\\d+)\\)`).exec(exposed)?.[1]
  if (id === undefined) throw new Error(`${EXPOSED} imports nothing for ${story.key}`)
  return new RegExp(`\\b${id}\\(\\w+,(\\w+),(\\w+)\\)\\{`)
}

/** A bundler may inline a component where it is exported, so the whole module is replaced. */
const throwInComponent = (start: string, exported: string, runtime: string): string =>
  `${start}for(const name of ["Page","Slot"])${runtime}.d(${exported},{[name]:()=>()=>{throw new Error("${MARK}")}});return;`

/**
 * The network form of each fault of a remote's files. Faults that do not change the bytes are detected by the network
 * only; those that edit a script update every hash, so that it runs.
 */
export const FAULTS = {
  'entry: 404': (t) => broken(t, t.record.entry, NOT_FOUND),
  'entry: 500': (t) => broken(t, t.record.entry, { kind: 'status', status: 500 }),
  'entry: connection lost': (t) => broken(t, t.record.entry, { kind: 'drop' }),
  'entry: half of it': (t) => broken(t, t.record.entry, HALF),
  'entry: wrong hash': (t) => broken(t, t.record.entry, ANOTHER_BYTE),
  'entry: HTML with 200': (t) => broken(t, t.record.entry, HTML),
  'entry: dead connection': (t) => broken(t, t.record.entry, DEAD),
  'entry: takes 25 s': (t) => once(broken(t, t.record.entry, SLOW)),
  'entry: damaged in cache': (t) => once(broken(t, t.record.entry, ANOTHER_BYTE)),
  'exposed module: 404': (t) => broken(t, EXPOSED, NOT_FOUND),
  'exposed module: wrong hash': (t) => broken(t, EXPOSED, ANOTHER_BYTE),
  'exposed module: dead connection': (t) => broken(t, EXPOSED, DEAD),
  'exposed module: takes 25 s': (t) => once(broken(t, EXPOSED, SLOW)),
  'exposed module: damaged in cache': (t) => once(broken(t, EXPOSED, ANOTHER_BYTE)),
  'chunk: 404': (t) => broken(t, t.chunk, NOT_FOUND),
  'chunk: wrong hash': (t) => broken(t, t.chunk, ANOTHER_BYTE),
  'chunk: dead connection': (t) => broken(t, t.chunk, DEAD),
  'chunk: takes 25 s': (t) => once(broken(t, t.chunk, SLOW)),
  'chunk: damaged in cache': (t) => once(broken(t, t.chunk, ANOTHER_BYTE)),
  'style: 404': (t) => broken(t, getStyle(t), NOT_FOUND),
  'style: wrong hash': (t) => broken(t, getStyle(t), ANOTHER_BYTE),
  'style: dead connection': (t) => broken(t, getStyle(t), DEAD),
  'style: takes 25 s': (t) => once(broken(t, getStyle(t), SLOW)),
  'style: damaged in cache': (t) => once(broken(t, getStyle(t), ANOTHER_BYTE)),
  'texts: 404': (t) => broken(t, getTexts(t), NOT_FOUND),
  'texts: dead connection': (t) => broken(t, getTexts(t), DEAD),
  'texts: takes 25 s': (t) => once(broken(t, getTexts(t), SLOW)),
  'texts: damaged in cache': (t) => once(broken(t, getTexts(t), ANOTHER_BYTE)),
  'export missing': (t) =>
    edited(t, EXPOSED, (text) => text.replace(`${t.story.list}:{`, `${t.story.list.replace('s', 'z')}:{`)),
  'throws on evaluation': (t) => edited(t, EXPOSED, (text) => `throw new Error("${MARK}");${text}`),
  'throws while drawing': (t) => edited(t, t.chunk, (text) => text.replace(startOfModule(t), throwInComponent)),
  'promise never settles': (t) =>
    edited(t, EXPOSED, (text) =>
      text.replace(`"${t.story.key}":`, `"${t.story.key}":()=>new Promise(()=>{}),"x${t.story.key}":`),
    ),
  'throws in a handler': (t) => edited(t, t.chunk, throwInHandler),
} as const satisfies Record<string, (target: Target) => Fault[]>

export type FaultName = keyof typeof FAULTS
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** The version itself is broken: only another version resolves the fault, not the network. */
export const BAD_BUILDS: readonly FaultName[] = [
  'export missing',
  'throws on evaluation',
  'throws while drawing',
  'promise never settles',
  'throws in a handler',
]

/** Faults without a failure: the page waits, reports it, and continues to load. */
export const WAITS: readonly FaultName[] = FAULT_NAMES.filter((name) =>
  /dead connection$|takes 25 s$|never settles$/.test(name),
)

/** The first answer is damaged and cached: the fault ends as soon as it is detected. */
export const isDamagedOnce = (fault: FaultName): boolean => fault.endsWith('damaged in cache')
export const isSlow = (fault: FaultName): boolean => fault.endsWith('takes 25 s')

/** Faults of the whole remote, and thus also of the page around a slot of its own. */
const OF_THE_WHOLE: readonly FaultName[] = FAULT_NAMES.filter((name) =>
  /^(entry|exposed module|texts|export|throws on evaluation)/.test(name),
)

/** Whether a fault applies to a story. */
export const isMadeIn = (fault: FaultName, story: { isOnOwnPage?: boolean }): boolean =>
  !(story.isOnOwnPage && (OF_THE_WHOLE.includes(fault) || fault === 'throws in a handler'))

/** A missing previous version is answered with 404, which browsers log. */
export const NO_VERSION_BEFORE = new RegExp(`404.*${BASE_PATH}registry/[^/]+/before/`)

/** Browser messages caused by a fault, in addition to the reports it sends. Any other message is another fault. */
export const expectedMessages = (fault: FaultName): RegExp[] => {
  const own = (): RegExp[] => {
    if (/404|500/.test(fault)) return [new RegExp(`${fault.slice(-3)}.*${BASE_PATH}remotes/`)]
    if (fault.endsWith('connection lost')) return [/net::ERR_EMPTY_RESPONSE/]
    if (/wrong hash|half|HTML|damaged/.test(fault)) return [/integrity/, /net::ERR_(FAILED|BLOCKED_BY_\w+)/]
    return fault.startsWith('throws') ? [new RegExp(MARK)] : []
  }
  return [NO_VERSION_BEFORE, ...own()]
}
