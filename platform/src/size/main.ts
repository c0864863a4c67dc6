import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { trackedFiles } from '../checks/source-files'
import { measureSize, sumLines } from './measure-size'
import { measureWalks } from './measure-walks'

const root = resolve(import.meta.dirname, '../../..')
const files = trackedFiles(root)
const readText = (file: string): string => readFileSync(join(root, file), 'utf8')
const size = measureSize(files, readText)
const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(9)).join(''))

row('lines', ['files', 'source', 'texts', 'styles', 'tests'])
for (const { folder, files: count, lines } of size.packages)
  row(folder, [count, lines.source, lines.texts, lines.styles, lines.tests])
const sum = (['source', 'texts', 'styles', 'tests'] as const).map((purpose) => sumLines(size, purpose))
row('all', [size.packages.reduce((total, each) => total + each.files, 0), ...sum])
console.log(`names exported by more than one source file: ${size.doubled.size}`)
if (process.argv.includes('--names'))
  for (const [name, files] of size.doubled) console.log(`${name}: ${files.join(', ')}`)

const walks = measureWalks(root, files, readText)
row('\nwalk', ['files', 'own'])
for (const each of walks) row(each.name, [each.files.length, each.own.length])
if (process.argv.includes('--walks')) for (const { name, own } of walks) console.log(`\n${[name, ...own].join('\n')}`)
