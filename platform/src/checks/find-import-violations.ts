import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { IMPORT_RULES } from './import-rules'
import { sourceFiles } from './source-files'

export interface ImportViolation {
  rule: string
  from: string
  to: string
}
export interface ImportReport {
  modulesSeen: number
  violations: ImportViolation[]
}

/** Checks the imports of every source file below `root` against the rules. `home` is the folder of our tools. */
export const findImportViolations = (home: string, root: string = home): ImportReport => {
  const done = spawnSync(process.execPath, [join(home, 'platform/src/checks/cruise.mjs')], {
    cwd: root,
    input: JSON.stringify({ root, files: sourceFiles(root), forbidden: IMPORT_RULES }),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  if (done.status !== 0) throw new Error(`dependency-cruiser failed\n${done.stderr}`)
  return JSON.parse(done.stdout) as ImportReport
}
