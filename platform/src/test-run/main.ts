import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { changedStages } from './changed/changed-stages'
import { chooseStages } from './choose-stages'
import { endAllProcesses } from './processes'
import { removeAtLast } from './reaper'
import { runStages } from './run-stages'
import { STAGES } from './stages'

const root = resolve(import.meta.dirname, '../../..')
const scratch = mkdtempSync(join(tmpdir(), 'shuttle-test-'))
// PostgreSQL runs as another user, who must be able to traverse the folder.
chmodSync(scratch, 0o711)
removeAtLast(scratch)
const leave = async (code: number): Promise<never> => {
  await endAllProcesses()
  rmSync(scratch, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(130))

try {
  const [name, ref] = process.argv.slice(2)
  const print = (line: string) => console.log(line)
  const stages = name === 'changed' ? changedStages(root, ref, print) : chooseStages(process.argv.slice(2), STAGES)
  const installMinutes = Number(process.env.SHUTTLE_INSTALL_MINUTES ?? 0)
  const well = await runStages(stages, { root, scratch, print }, installMinutes)
  await leave(well ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await leave(1)
}
