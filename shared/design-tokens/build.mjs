import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from './generate.mjs'

const folder = process.argv[2] ?? join(import.meta.dirname, 'generated')
await mkdir(folder, { recursive: true })
for (const [name, text] of Object.entries(await generate())) await writeFile(join(folder, name), text)
