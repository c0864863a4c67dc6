import { createStarter } from './start/create-starter'
import { explainFault } from './start/explain-fault'

const starter = createStarter({ env: process.env, say: (line) => process.stdout.write(`${line}\n`) })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    starter.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

starter.start().catch((error: unknown) => {
  const line = explainFault(error)
  process.stderr.write(`${line ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
})
