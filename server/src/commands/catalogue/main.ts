import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { readConfig } from '../../config/config'
import { isMigrated, migrate } from '../../database/migrate'
import { explainFault } from '../../start/explain-fault'
import { openDatabase } from '../../start/open-database'
import { TABLES } from './catalogue-tables'
import { formatDifference } from './differences'
import { loadCatalogue, storedCatalogue } from './load-catalogue'
import { CatalogueFault, readCatalogue } from './read-catalogue'
import { formatEdit } from './undone-edits'

const DRY_RUN = '--dry-run'
const OVERWRITE = '--overwrite-staff-changes'
const USAGE =
  'npm run catalogue -- show|load <file> [--dry-run] [--overwrite-staff-changes]; --help says what each does'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const run = async (args: readonly string[]): Promise<number> => {
  const [command, ...rest] = args
  const isDryRun = rest.includes(DRY_RUN)
  const overwritesStaffChanges = rest.includes(OVERWRITE)
  const [file, ...others] = rest.filter((arg) => arg !== DRY_RUN && arg !== OVERWRITE)
  const isShow = command === 'show' && rest.length === 0
  if (!isShow && (command !== 'load' || file === undefined || others.length > 0)) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const wanted = isShow
    ? undefined
    : readCatalogue(readFileSync(resolve(process.env.INIT_CWD ?? '', file ?? ''), 'utf8'))
  const { DATABASE_URL, DATA_DIR } = process.env
  const { db, close } = await openDatabase(readConfig({ DATABASE_URL, DATA_DIR }), (line) =>
    process.stderr.write(`${line}\n`),
  )
  try {
    if (!isShow && !isDryRun) await migrate(db)
    else if (!(await isMigrated(db))) {
      throw new CatalogueFault(
        'the tables are not those of this version: start the service first, looking changes nothing',
      )
    }
    if (!wanted) {
      const stored = await storedCatalogue(db)
      const parts = TABLES.map(
        (table) => `  "${table}": [\n${stored[table].map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
      )
      print(`{\n${parts.join(',\n')}\n}`)
      return 0
    }
    const { differences, undone } = await loadCatalogue(db, wanted, { isDryRun, overwritesStaffChanges })
    for (const difference of differences) print(formatDifference(difference))
    if (undone.length > 0)
      print(`Of what staff changed since the last load, this ${isDryRun ? 'would undo' : 'has undone'}:`)
    for (const edit of undone) print(`  ${formatEdit(edit)}`)
    const count = `${differences.length} ${differences.length === 1 ? 'row' : 'rows'}`
    print(isDryRun ? `${count} would change; nothing was changed.` : `${count} changed.`)
    return 0
  } finally {
    await close()
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isOurs = error instanceof CatalogueFault
    const isNoFile =
      (error as { code?: string }).code === 'ENOENT' && (error as { syscall?: string }).syscall === 'open'
    const line = isOurs || isNoFile ? (error as Error).message : (explainFault(error) ?? inspect(error))
    process.stderr.write(`${line}\n`)
    process.exit(1)
  },
)
