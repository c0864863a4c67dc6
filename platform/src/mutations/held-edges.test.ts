import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseRules } from '../checks/rules-index'
import { HELD_EDGES } from './all-held-edges'
import { findStaleChanges, type HeldEdges } from './held-edges'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the list of removed cases', () => {
  it.each(HELD_EDGES.map((held) => [held.id, held] as const))('%s: each mutation changes its source', (_, held) => {
    expect(existsSync(join(root, held.test))).toBe(true)
    expect(held.changes.length).toBeGreaterThan(0)
    expect(findStaleChanges(held, read(held.source))).toEqual([])
  })

  it('the list of removed cases names rules of docs/rules.md, and no row twice', () => {
    const known = new Set(parseRules(read('docs/rules.md')).map(({ id }) => id))
    expect(HELD_EDGES.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([])
    expect(new Set(HELD_EDGES.map(({ id }) => id)).size).toBe(HELD_EDGES.length)
  })

  it('refuses a mutation whose text is missing, occurs twice, or stays the same', () => {
    const held: HeldEdges = {
      ...{ id: 'limit', rules: [], removed: [], source: 'a.ts', test: 'a.test.ts' },
      changes: [
        ['a < b', 'a <= b'],
        ['c', 'd'],
        ['limit', 'limit'],
      ],
    }
    expect(findStaleChanges(held, 'limit c c')).toEqual([
      'limit: "a < b" occurs 0 times in a.ts',
      'limit: "c" occurs 2 times in a.ts',
      'limit: "limit" is replaced by itself',
    ])
  })
})
