import { inspect } from 'node:util'
import { createStarter } from './start/create-starter'
import { explainFault } from './start/explain-fault'

let ending = false

/** Closes all open resources, so that no client reaches a half-stopped service, and exits. */
const end = (code: number): void => {
  if (ending) return
  ending = true
  // Each part of the shutdown has a limit of its own; this one covers faults that none of them handles.
  setTimeout(() => process.exit(1), starter.stopsWithinMs()).unref()
  starter.stop().then(
    () => process.exit(code),
    () => process.exit(1),
  )
}

const endByFault = (error: unknown): void => {
  // Opening fails when the process receives a signal to end meanwhile; that is not logged.
  if (ending) return
  process.stderr.write(`${explainFault(error) ?? inspect(error)}\n`)
  end(1)
}

const starter = createStarter({
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  onLost: endByFault,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))

starter.start().catch(endByFault)
