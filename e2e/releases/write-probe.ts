import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The smoke of the release tool as the probe of the service; `exits` lists `name version code` of each run, sorted. */
export const writeProbe = (scratch: string): { command: string; exits: () => string[] } => {
  const command = join(scratch, 'probe.sh')
  const file = join(scratch, 'exits')
  const smoke = `'${process.execPath}' '${join(root, 'platform/bin/run.mjs')}' release smoke "$@"`
  writeFileSync(command, `#!/bin/sh\n${smoke}\ncode=$?\necho "$* $code" >> '${file}'\nexit $code\n`)
  writeFileSync(file, '')
  chmodSync(command, 0o755)
  return { command, exits: () => readFileSync(file, 'utf8').trim().split('\n').sort() }
}
