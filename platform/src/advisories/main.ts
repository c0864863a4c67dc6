import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { evaluateAdvisories, parseAccepted } from './evaluate-advisories'

const root = resolve(import.meta.dirname, '../../..')
const ANSWERS_WITHIN_MS = 60_000
/** npm gives up on a silent registry before this process ends the call, and reports it itself. */
const FETCH_TIMEOUT_MS = 30_000

const accepted = parseAccepted(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'))
const auditRun = spawnSync(
  'npm',
  ['audit', '--json', '--package-lock-only', '--fetch-retries=0', `--fetch-timeout=${FETCH_TIMEOUT_MS}`],
  {
    cwd: root,
    encoding: 'utf8',
    timeout: ANSWERS_WITHIN_MS,
    maxBuffer: 64 * 1024 * 1024,
  },
)
const today = new Date().toISOString().slice(0, 10)
const { lines, ok } = evaluateAdvisories(auditRun, accepted, today)
for (const line of lines) console.log(line)
process.exitCode = ok ? 0 : 1
