import { inspect } from 'node:util'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { readConfig } from '../../config/config'
import { isMigrated } from '../../database/migrate'
import type { Database } from '../../database/types'
import { systemClock } from '../../runtime/clock'
import { explainFault } from '../../start/explain-fault'
import { openDatabase } from '../../start/open-database'
import { makeFirstSupervisor } from './first-supervisor'
import { makeEnrolmentCode } from './make-enrolment-code'
import { OperatorFault } from './operator-fault'
import { replaceKey } from './replace-key'

const USAGE = [
  'first-supervisor <e-mail address>',
  'enrolment-code <e-mail address>',
  'replace-key <name of a setting>',
]
  .map((command) => `npm run operator -- ${command}`)
  .join('\n')

/** Each takes one argument and answers one sentence. */
const COMMANDS: Record<string, (db: Kysely<Database>, given: string, now: Instant) => Promise<string>> = {
  'first-supervisor': (db, email, now) => makeFirstSupervisor(db, { email, now }),
  'enrolment-code': (db, email, now) => makeEnrolmentCode(db, { email, now }),
  'replace-key': (db, setting, now) => replaceKey(db, { setting, now }),
}

const run = async ([command = '', ...rest]: readonly string[]): Promise<number> => {
  const [given] = rest
  const handler = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!handler || rest.length !== 1 || given === undefined) {
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
    process.stdout.write(`${await handler(db, given, now)}\n`)
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
