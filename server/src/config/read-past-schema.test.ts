import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './environment'

const SERVICE = join(__dirname, '..')
/** Variables of Node and npm. */
const NO_SETTINGS = ['NODE_OPTIONS', 'INIT_CWD']

/** Variables that a source reads by itself, or that it hands on to `readConfig` and the schema does not have. */
const findReads = (source: string): string[] => {
  const single = [...source.matchAll(/process\.env(?:\.(\w+)|\[([^\]]+)\])/g)].map(([, name, key]) => name ?? key ?? '')
  const handedOn = [...source.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/[:=].*/s, '').trim())
  return [
    ...single.filter((name) => !NO_SETTINGS.includes(name)),
    ...handedOn.filter((name) => name !== '' && !Object.hasOwn(environment.shape, name)),
  ]
}

it('the service reads no setting past the schema', () => {
  const files = readdirSync(SERVICE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\/|^config\//.test(name),
  )
  expect(files.length).toBeGreaterThan(300)
  const reads = files.flatMap((name) =>
    findReads(readFileSync(join(SERVICE, name), 'utf8')).map((read) => `${name}: ${read}`),
  )
  expect(reads).toEqual([])
})

it.each([
  ['const port = process.env.PORT', ['PORT']],
  ["const port = process.env['PORT']", ["'PORT'"]],
  ['const { DATA_DIR, COLOUR } = process.env', ['COLOUR']],
  ["const { COLOUR: colour = 'red' } = process.env", ['COLOUR']],
  ['const { DATA_DIR } = process.env', []],
  ['const folder = process.env.INIT_CWD', []],
  ['createStarter({ env: process.env })', []],
])('of %j the reads past the schema are %j', (source, reads) => {
  expect(findReads(source)).toEqual(reads)
})
