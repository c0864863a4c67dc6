import { inspect } from 'node:util'
import { systemClock } from '../clock'
import { readConfig } from '../config'
import { isMigrated } from '../database/migrate'
import { explainFault } from '../start/explain-fault'
import { openDatabase } from '../start/open-database'
import { makeFirstSupervisor } from './first-supervisor'
import { OperatorFault } from './operator-fault'

const USAGE = 'npm run operator -- first-supervisor <e-mail address>'

const run = async ([command = '', ...rest]: readonly string[]): Promise<number> => {
  const [email] = rest
  if (command !== 'first-supervisor' || rest.length !== 1 || email === undefined) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const { DATABASE_URL, DATA_DIR } = process.env
  const { db, close } = await openDatabase(readConfig({ DATABASE_URL, DATA_DIR }), (line) =>
    process.stderr.write(`${line}\n`),
  )
  const now = systemClock(undefined).now()
  try {
    if (!(await isMigrated(db)))
      throw new OperatorFault('the tables are not those of this version: start the service first')
    process.stdout.write(`${await makeFirstSupervisor(db, { email, now })}\n`)
    return 0
  } finally {
    await close()
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const line = error instanceof OperatorFault ? error.message : (explainFault(error) ?? inspect(error))
    process.stderr.write(`${line}\n`)
    process.exit(1)
  },
)
