import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fillTables } from './fill-tables'

/** `npm run settings`: writes the tables of docs/operate/settings.md from the schema of the environment. */
const file = resolve(import.meta.dirname, '../../../../docs/operate/settings.md')
writeFileSync(file, fillTables(readFileSync(file, 'utf8')))
