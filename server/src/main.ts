import { inspect } from 'node:util'
import { createStarter } from './start/create-starter'
import { explainFault } from './start/explain-fault'

/** A request that never ends does not hold the process. */
const STOP_WITHIN_MS = 10_000

const starter = createStarter({ env: process.env, say: (line) => process.stdout.write(`${line}\n`) })
let ending = false

/** Closes what is open, so that no client meets half a service, and exits. */
const end = (code: number): void => {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  starter.stop().then(
    () => process.exit(code),
    () => process.exit(1),
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))

starter.start().catch((error: unknown) => {
  // Opening fails when the process is asked to stop meanwhile; that is not logged.
  if (ending) return
  process.stderr.write(`${explainFault(error) ?? inspect(error)}\n`)
  end(1)
})
