import type { RowResult } from '@shuttle/platform/verify-table'

interface Counts {
  passed: number
  failed: number
}

/** A row of a table whose rows are suites of jest; their output is printed only where a test failed. */
export const runSuites = async (
  id: string,
  run: (print: (line: string) => void) => Promise<Counts>,
): Promise<RowResult> => {
  let output = ''
  const { passed, failed } = await run((line) => {
    output += `${line}\n`
  })
  if (failed > 0) process.stdout.write(output)
  return { cells: [id, passed + failed, passed], faults: failed === 0 ? [] : [`${failed} tests failed`] }
}
