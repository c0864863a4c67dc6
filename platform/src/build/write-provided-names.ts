import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { runRspack } from './build-all'
import { layOut } from './lay-out'

/**
 * `npm run provided-names`: builds the shell and writes its provided names, which builds of remotes are checked
 * against.
 */
const root = resolve(import.meta.dirname, '../../..')
await runRspack(root, join(root, 'shell'))
const { provides } = JSON.parse(readFileSync(join(root, 'shell/dist/remote.json'), 'utf8')) as BuildRecord
const file = join(import.meta.dirname, 'provided-names.json')
writeFileSync(file, JSON.stringify(provides))
layOut(root, file)
for (const [key, names] of Object.entries(provides ?? {})) console.log(`${key}: ${names.length} names`)
