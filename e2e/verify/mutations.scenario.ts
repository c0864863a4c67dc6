import { resolve } from 'node:path'
import { HELD_EDGES } from '@shuttle/platform/held-edges'
import { runMutation } from '@shuttle/platform/run-mutation'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'

const root = resolve(import.meta.dirname, '../..')
const REMOVED = HELD_EDGES.flatMap(({ removed }) => removed).reduce((sum, { count }) => sum + count, 0)

export const table: VerifyTable<VerifyRow> = {
  name: 'mutations',
  document: {
    title: 'Broken rules, and the test that notices',
    about: [
      `${REMOVED} test cases were removed where another test holds the same edge (ADR-75). Each mutation breaks one rule in what jest compiles; the named test must fail. No file is changed.`,
    ],
    columns: ['rules', 'broken in', 'test', 'mutations', 'caught', 'cases removed'],
    summary: (rows) => {
      const sum = (name: string) => rows.reduce((total, { measured }) => total + (measured?.[name] ?? 0), 0)
      return [`${sum('caught')} of ${sum('mutations')} mutations were caught.`]
    },
  },
  rows: () => HELD_EDGES.map(({ id }) => ({ id })),
  open: async () => ({
    close: async () => {},
    run: async ({ id }) => {
      const held = HELD_EDGES.find((one) => one.id === id)
      if (!held) throw new Error(`no group is called ${id}`)
      const { rules, source, test, title, changes, removed } = held
      const faults: string[] = []
      for (const [find, replacement] of changes) {
        const fault = await runMutation(root, { source, test, title, find, replacement })
        if (fault !== undefined) faults.push(fault)
      }
      const [mutations, caught] = [changes.length, changes.length - faults.length]
      const count = removed.reduce((sum, one) => sum + one.count, 0)
      return {
        cells: [rules.join(', '), source, test, mutations, caught, count],
        faults,
        measured: { mutations, caught },
      }
    },
  }),
}
