import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../test-run/run-command'
import { expectedFiles, type TypeProgram } from './type-programs'

/** Settings of programs, and the compiler's cache of its last run. */
const CACHE = '.cache/types'

const writeSettings = (root: string, { folders, settings }: TypeProgram): string => {
  const name = (folders[0] ?? '').replaceAll('/', '-')
  const file = join(root, CACHE, `${name}.json`)
  const compilerOptions = {
    ...settings.compilerOptions,
    incremental: true,
    tsBuildInfoFile: `./${name}.tsbuildinfo`,
  }
  mkdirSync(join(root, CACHE), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...settings, compilerOptions }, null, 2))
  return file
}

/**
 * Checks the types of one program. `--listFiles` reveals what the compiler saw: a source that it did not see is not
 * checked.
 */
export const checkProgram = async (root: string, program: TypeProgram): Promise<{ ok: boolean; text: string }> => {
  const { ok, output } = await runCommand(
    join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', '-p', writeSettings(root, program), '--listFiles', '--singleThreaded', '--pretty', 'false'],
    { cwd: root },
  )
  const lines = output.split('\n')
  const seen = new Set(lines)
  const expected = expectedFiles(root, program)
  const unseen = expected.filter((file) => !seen.has(join(root, file)))
  const empty = program.folders.filter((folder) => !expected.some((file) => file.startsWith(`${folder}/`)))
  const label = `types of ${program.folders.join(', ')}: ${expected.length - unseen.length} files`
  if (ok && unseen.length === 0 && empty.length === 0) return { ok, text: label }
  const faults = [
    ...lines.filter((line) => line !== '' && !line.startsWith('/')),
    ...unseen.map((file) => `${file}: the compiler did not see it`),
    ...empty.map((folder) => `${folder}: it has no source`),
  ]
  return { ok: false, text: [label, ...faults].join('\n') }
}
