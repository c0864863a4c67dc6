import { relative } from 'node:path'
import type { BuildContracts, BuildRecord, ValueSchema } from '@shuttle/contracts'
import { readBuiltCode } from './read-built-code'
import { readCalls } from './read-calls'
import { readFillers } from './read-fillers'
import { readLinks } from './read-links'
import { readTexts } from './read-texts'
import { SourceGraph, type SourceImports } from './source-graph'
import { readTypeSchemas } from './type-schemas'

const EVERYTHING: ValueSchema = {}

/** The schema of the contract, restricted to the props that a place gives. */
const given = (schema: ValueSchema = EVERYTHING, names: ReadonlySet<string> | undefined): ValueSchema =>
  names === undefined
    ? schema
    : {
        type: 'object',
        properties: Object.fromEntries([...names].map((name) => [name, schema.properties?.[name] ?? EVERYTHING])),
        required: [...names],
      }

const toPageBytes = ({ entry, files, baseFiles, pathFiles }: BuildRecord): Record<string, number> =>
  Object.fromEntries(
    Object.entries(pathFiles).map(([path, own]) => {
      const all = new Set([entry, ...baseFiles, ...own])
      return [path, [...all].reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0)]
    }),
  )

/** Sorted, so that equal sources have equal records. */
const byName = <Value>(names: Iterable<string>, toValue: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries([...names].sort().map((name) => [name, toValue(name)]))

/** Reads what a build gives and takes, from its sources in the browser's graph and from its built files. */
export const readContracts = (
  record: BuildRecord,
  { dir, dist, imports }: { dir: string; dist: string; imports: SourceImports },
): BuildContracts => {
  const graph = new SourceGraph(imports)
  const code = readBuiltCode(dist)
  const schemas = readTypeSchemas(dir)
  const toName = (file: string) => relative(dir, file).replace(/^(\.\.\/)+/, '')
  const isBuilt = (literal: string) => literal === '/' || code.text.includes(literal)
  /** A source with this literal; after bundling, the file of a literal is not known any more. */
  const sourceOf = (literal: string, word = ''): string => {
    const files = graph.files.filter((file) => graph.text(file).includes(literal))
    return toName(files.find((file) => graph.text(file).includes(word)) ?? files[0] ?? dir)
  }
  const event = (word: string) => (name: string) => ({
    file: sourceOf(`'${name}'`, word),
    schema: schemas.events.get(name) ?? EVERYTHING,
  })
  const options = { isBuilt, toName }
  return {
    provides: {
      slots: readFillers(graph, imports, { dir, toName, manifest: record.manifest, schemas: schemas.slots }),
      events: byName(code.emitted, event('emit(')),
      tokens: [...code.declaredTokens].sort(),
      texts: readTexts(graph, { toName, dist, textFiles: record.textFiles }),
      pageBytes: toPageBytes(record),
    },
    uses: {
      slots: byName(code.slots.keys(), (name) => {
        const version = code.slotVersions.get(name)
        return {
          file: sourceOf(`"${name}"`, '<Slot'),
          schema: given(schemas.slots.get(name), code.slots.get(name)),
          ...(version !== undefined && { version }),
        }
      }),
      events: byName(code.heard, event('on(')),
      tokens: Object.fromEntries([...code.readTokens].filter(([token]) => !code.declaredTokens.has(token)).sort()),
      links: readLinks(graph, options),
      calls: readCalls(graph, options),
      evaluates: [...code.evaluating].sort(),
    },
  }
}
