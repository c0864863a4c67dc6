/**
 * Commands of an artefact, which has no npm: `node server/dist/commands.mjs <command> ...`. Each command parses the
 * rest of the line itself.
 */
const COMMANDS: Record<string, () => Promise<unknown>> = {
  catalogue: () => import('./catalogue/main'),
  audit: () => import('./audit/main'),
  payments: () => import('./payments/main'),
  operator: () => import('./operator/main'),
  sandbox: () => import('../start/sandbox-command'),
}

const [command = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
if (run) await run()
else {
  process.stderr.write(`Unknown command '${command}'; known are ${Object.keys(COMMANDS).join(', ')}.\n`)
  process.exitCode = 2
}

export {}
