import { performance } from 'node:perf_hooks'
import pMap from 'p-map'
import type { VerifyState } from './verify-state'
import type { FinishedRow, OpenTable, RowResult, VerifyRow, VerifyTable } from './verify-table'

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A row that throws has failed, with the message of its error. */
const runRow = async (open: OpenTable, row: VerifyRow): Promise<FinishedRow> => {
  const start = performance.now()
  const result: RowResult = await open.run(row).catch((error: unknown) => ({ cells: [], faults: [toMessage(error)] }))
  return { ...result, id: row.id, seconds: Math.round((performance.now() - start) / 100) / 10 }
}

/**
 * Runs the rows that have not passed yet, stage by stage, and returns all of them in their order. Each passed row is
 * stored at once, so that an interrupted run continues from there.
 */
export const runTable = async (
  table: VerifyTable,
  state: VerifyState,
  print: (line: string) => void,
): Promise<FinishedRow[]> => {
  const rows = table.rows()
  const twice = rows.find((row, at) => rows.findIndex(({ id }) => id === row.id) !== at)
  if (twice) throw new Error(`two rows of ${table.name} are called ${twice.id}`)
  const results = new Map(state.finished(table.name))
  const stageFor = (row: VerifyRow) => table.stageFor?.(row) ?? ''
  const stages = [...new Set(rows.map(stageFor))]
  let done = rows.filter(({ id }) => results.has(id)).length
  if (done > 0) print(`${table.name}: ${done} of ${rows.length} rows passed before`)

  for (const stage of stages) {
    const left = rows.filter((row) => stageFor(row) === stage && !results.has(row.id))
    if (left.length === 0) continue
    const open = await table.open(stage)
    try {
      const finish = async (row: VerifyRow): Promise<void> => {
        const finished = await runRow(open, row)
        results.set(row.id, finished)
        done += 1
        const word = finished.faults.length === 0 ? 'ok' : `FAILED: ${finished.faults.join('; ')}`
        print(`${table.name} ${done}/${rows.length}: ${row.id} (${finished.seconds} s) ${word}`)
        if (finished.faults.length === 0) state.save(table.name, finished)
      }
      await pMap(left, finish, { concurrency: table.atOnce ?? 1 })
    } finally {
      await open.close()
    }
  }
  return rows.map(({ id }) => results.get(id)).filter((row) => row !== undefined)
}
