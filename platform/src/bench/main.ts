import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endAllProcesses } from '../test-run/processes'
import { setUp } from '../test-run/set-up'
import { sourceState } from '../verify/source-state'
import { NotHere } from '../verify/verify-table'
import { type Bench, readBenchArguments } from './bench'

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, 'e2e/bench')
const results = 'bench-results'
const scratch = mkdtempSync(join(tmpdir(), 'shuttle-bench-'))
const print = (line: string): void => console.log(line)

const leave = async (code: number): Promise<never> => {
  await endAllProcesses()
  rmSync(scratch, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(130))

/** All benches of the folder: a file `<name>.bench.ts` exports some as `benches`. */
const findBenches = async (): Promise<Bench[]> => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.bench.ts'))
  const modules = await Promise.all(
    files.toSorted().map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<{ benches: Bench[] }>),
  )
  return modules.flatMap(({ benches }) => benches)
}

const toMarkdown = ({ title, columns }: Bench, rows: readonly (readonly (string | number)[])[]): string =>
  [title, '', columns, columns.map(() => '---'), ...rows]
    .map((line) => (typeof line === 'string' ? line : `| ${line.join(' | ')} |`))
    .join('\n')

const measure = async (): Promise<void> => {
  const benches = await findBenches()
  const { names, pairs } = readBenchArguments(
    process.argv.slice(2),
    benches.map(({ name }) => name),
  )
  if ((await setUp({ root, scratch, print })).failed > 0) throw new Error('the site is not built')
  const { commit, date, key } = await sourceState(root)
  mkdirSync(join(root, results), { recursive: true })
  for (const bench of benches.filter(({ name }) => names.includes(name))) {
    try {
      const table = toMarkdown(bench, await bench.run(pairs))
      const file = join(results, `${bench.name}-${key}.md`)
      writeFileSync(join(root, file), `# ${bench.name}, commit ${commit} of ${date}\n\n${table}\n`)
      print(`\n${table}\n\n${bench.name}: written to ${file}`)
    } catch (error) {
      if (!(error instanceof NotHere)) throw error
      print(`${bench.name}: not run, ${error.message}`)
    }
  }
}

try {
  await measure()
  await leave(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await leave(1)
}
