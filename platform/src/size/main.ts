import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { trackedFiles } from '../checks/source-files'
import { measureSize, sumLines } from './measure-size'

const root = resolve(import.meta.dirname, '../../..')
const size = measureSize(trackedFiles(root), (file) => readFileSync(join(root, file), 'utf8'))
const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(9)).join(''))

row('lines', ['files', 'source', 'texts', 'styles', 'tests'])
for (const { folder, files, lines } of size.packages)
  row(folder, [files, lines.source, lines.texts, lines.styles, lines.tests])
const sum = (['source', 'texts', 'styles', 'tests'] as const).map((purpose) => sumLines(size, purpose))
row('all', [size.packages.reduce((files, each) => files + each.files, 0), ...sum])
console.log(`names exported by more than one source file: ${size.doubled.size}`)
if (process.argv.includes('--names'))
  for (const [name, files] of size.doubled) console.log(`${name}: ${files.join(', ')}`)
