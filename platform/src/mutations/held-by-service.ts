import type { HeldEdges } from './held-edges'

const MODULES = 'server/src/modules'
const AUDIT = `${MODULES}/audit/audit-at-once.test.ts`

/** Rows and rounds that only the large suites play, with the mutations that `npm test` catches without them. */
export const HELD_BY_SERVICE: readonly HeldEdges[] = [
  {
    id: 'acts at the same moment are one chain',
    rules: ['D5.5'],
    removed: [{ from: AUDIT, cases: 'acts at once beyond forty', count: 160 }],
    source: `${MODULES}/audit/audit.repository.ts`,
    test: AUDIT,
    changes: [["where('id', '=', 1).forUpdate()", "where('id', '=', 1)"]],
  },
  {
    id: 'a chain is verified as of one moment',
    rules: ['D5.5'],
    removed: [],
    source: `${MODULES}/audit/verify-audit.ts`,
    test: AUDIT,
    changes: [[".setIsolationLevel('repeatable read')", ".setIsolationLevel('read committed')"]],
  },
]
