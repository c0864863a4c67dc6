import { inspect } from 'node:util'
import { readConfig } from '../../config/config'
import { isMigrated } from '../../database/migrate'
import { auditKey, verifyAudit } from '../../modules/backoffice/audit'
import { explainFault } from '../../start/explain-fault'
import { openDatabase } from '../../start/open-database'
import { describeAudit } from './describe-audit'

const USAGE = 'npm run audit -- verify'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const run = async (args: readonly string[]): Promise<number> => {
  if (args.join(' ') !== 'verify') {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const { DATABASE_URL, DATA_DIR, AUDIT_KEY } = process.env
  const config = readConfig({ DATABASE_URL, DATA_DIR, AUDIT_KEY })
  const { db, close } = await openDatabase(config, (line) => process.stderr.write(`${line}\n`))
  try {
    if (!(await isMigrated(db))) {
      print('the tables are not those of this version: start the service first, looking changes nothing')
      return 1
    }
    const report = await verifyAudit(db, auditKey(config))
    print(describeAudit(report))
    return report.broken ? 1 : 0
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
