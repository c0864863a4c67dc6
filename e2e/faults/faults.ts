import type { BuildRecord } from '@shuttle/contracts'
import { changeWithHashes } from '../proxy/change-with-hashes'
import type { Fault } from '../proxy/fault-proxy'

/** A build as it lies on disk, and the page of it that is opened. */
export interface Target {
  record: BuildRecord
  /** Texts of its files by name. */
  files: ReadonlyMap<string, string>
  /** Path of the page below the base. */
  path: string
}

const MARK = 'fault on the wire'
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const folderOf = ({ record }: Target): string => `/webhtml/remotes/${record.name}/${record.version}/`
const at = (target: Target, file: string): RegExp => new RegExp(`^${escaped(folderOf(target) + file)}(\\?|$)`)
const pageFile = (target: Target, end: string): string => {
  const file = target.record.pathFiles[target.path]?.find((name) => name.endsWith(end))
  if (!file) throw new Error(`${target.record.name} ${target.path} has no file that ends with ${end}`)
  return file
}
const EXPOSED = 'remote.js'
const LANGUAGE_FILE = 'texts-en.js'

const broken = (target: Target, file: string, act: Fault['act']): Fault[] => [{ address: at(target, file), act }]
const edited = (target: Target, file: string, edit: (text: string) => string): Fault[] =>
  changeWithHashes(folderOf(target), target.record, target.files, new Map([[file, edit]]))

const HTML = { kind: 'instead', type: 'text/html', body: '<!doctype html><title>login</title>' } as const
const HALF = { kind: 'rewrite', body: (body: Buffer) => body.subarray(0, body.length / 2) } as const
const ANOTHER_BYTE = { kind: 'rewrite', body: (body: Buffer) => Buffer.concat([body, Buffer.from('\n')]) } as const

/**
 * Each fault of a remote's files as it is made on the wire. Those that leave the bytes alone are refused by nobody but
 * the network; those that edit a script follow with every hash, so that it runs.
 */
export const FAULTS = {
  'entry: 404': (t) => broken(t, t.record.entry, { kind: 'status', status: 404 }),
  'entry: 500': (t) => broken(t, t.record.entry, { kind: 'status', status: 500 }),
  'entry: connection lost': (t) => broken(t, t.record.entry, { kind: 'drop' }),
  'entry: half of it': (t) => broken(t, t.record.entry, HALF),
  'entry: wrong hash': (t) => broken(t, t.record.entry, ANOTHER_BYTE),
  'entry: HTML with 200': (t) => broken(t, t.record.entry, HTML),
  'entry: hangs': (t) => broken(t, t.record.entry, { kind: 'hang' }),
  'exposed module: 404': (t) => broken(t, EXPOSED, { kind: 'status', status: 404 }),
  'exposed module: wrong hash': (t) => broken(t, EXPOSED, ANOTHER_BYTE),
  'page chunk: 404': (t) => broken(t, pageFile(t, '.js'), { kind: 'status', status: 404 }),
  'page chunk: wrong hash': (t) => broken(t, pageFile(t, '.js'), ANOTHER_BYTE),
  'page chunk: hangs': (t) => broken(t, pageFile(t, '.js'), { kind: 'hang' }),
  'texts: 404': (t) => broken(t, LANGUAGE_FILE, { kind: 'status', status: 404 }),
  'export missing': (t) => edited(t, EXPOSED, (text) => text.replace('pages:{', 'pagez:{')),
  'throws on evaluation': (t) => edited(t, EXPOSED, (text) => `throw new Error("${MARK}");${text}`),
  'throws while drawing': (t) =>
    edited(t, pageFile(t, '.js'), (text) =>
      text.replace(/Page:\(\)=>\w+/, `Page:()=>()=>{throw new Error("${MARK}")}`),
    ),
  'promise never settles': (t) =>
    edited(t, EXPOSED, (text) => text.replace(`"${t.path}":`, `"${t.path}":()=>new Promise(()=>{}),"x${t.path}":`)),
} as const satisfies Record<string, (target: Target) => Fault[]>

/** Where a page has a style of its own. */
export const STYLE_FAULT = (t: Target): Fault[] => broken(t, pageFile(t, '.css'), { kind: 'status', status: 404 })
export const hasStyle = (t: Target): boolean =>
  t.record.pathFiles[t.path]?.some((name) => name.endsWith('.css')) ?? false

export type FaultName = keyof typeof FAULTS | 'style: 404'
export const FAULT_NAMES = [...Object.keys(FAULTS), 'style: 404'] as FaultName[]

/** The version itself is bad: no network heals it, only another version does. */
export const BAD_BUILDS: readonly FaultName[] = [
  'export missing',
  'throws on evaluation',
  'throws while drawing',
  'promise never settles',
]

/** Nothing fails, only nothing comes: the page waits, says so, and loads on. */
export const WAITS: readonly FaultName[] = ['entry: hangs', 'page chunk: hangs', 'promise never settles']

export const makeFault = (name: FaultName, target: Target): Fault[] =>
  name === 'style: 404' ? STYLE_FAULT(target) : FAULTS[name](target)
