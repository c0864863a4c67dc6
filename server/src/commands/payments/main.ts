import { inspect } from 'node:util'
import { readConfig } from '../../config/config'
import { isMigrated } from '../../database/migrate'
import { systemClock } from '../../runtime/clock'
import { explainFault } from '../../start/explain-fault'
import { openDatabase } from '../../start/open-database'
import { runPaymentsCommand } from './run-payments-command'

const print = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`)

const run = async (args: readonly string[]): Promise<number> => {
  const { DATABASE_URL, DATA_DIR } = process.env
  const config = readConfig({ DATABASE_URL, DATA_DIR })
  const { db, close } = await openDatabase(config, print(process.stderr))
  try {
    if (!(await isMigrated(db))) {
      print(process.stderr)('the tables are not those of this version: start the service first')
      return 1
    }
    const { code, lines } = await runPaymentsCommand({ db, config, now: systemClock().now() }, args)
    for (const line of lines) print(code === 0 ? process.stdout : process.stderr)(line)
    return code
  } finally {
    await close()
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${explainFault(error) ?? inspect(error)}\n`)
    process.exit(1)
  },
)
