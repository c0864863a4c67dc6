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

/** Reads every source file below `root` and holds its imports against the law. `house` is where our tools are. */
export const checkImports = (house: string, root: string = house): ImportReport => {
  const done = spawnSync(process.execPath, [join(house, 'platform/src/laws/cruise.mjs')], {
    cwd: root,
    input: JSON.stringify({ root, files: sourceFiles(root), forbidden: IMPORT_RULES }),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  if (done.status !== 0) throw new Error(`dependency-cruiser failed\n${done.stderr}`)
  return JSON.parse(done.stdout) as ImportReport
}
