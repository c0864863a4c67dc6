import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { environment, SETTING_SECTIONS } from '../../config/environment'
import { settingTexts } from '../../config/setting'
import { fillTables } from './fill-tables'

const DOCUMENT = readFileSync(join(__dirname, '../../../../docs/operate/settings.md'), 'utf8')
const settings = Object.values(SETTING_SECTIONS).flatMap((section) => Object.entries(section))

const findDifference = (document: string): string | undefined =>
  fillTables(document) === document ? undefined : 'the tables differ from the schema: type npm run settings'

it('docs/operate/settings.md has the tables of the schema', () => {
  expect(findDifference(DOCUMENT)).toBeUndefined()
})

it.each([
  ['another default', '| `PORT` | `8080` |', '| `PORT` | `8081` |'],
  ['another explanation', '| the port of the site |', '| a port |'],
  ['another order', '<!-- settings: Data -->', '<!-- settings: Data -->\n| `DEMO` | `yes` | first |'],
])('a document with %s differs from the schema', (_what, before, after) => {
  expect(DOCUMENT).toContain(before)
  expect(findDifference(DOCUMENT.replace(before, after))).toContain('npm run settings')
})

it.each([
  ['without a section', ''],
  ['with an unknown section', '<!-- settings: Dates -->'],
  ['with a section twice', '<!-- settings: Octopus -->\n<!-- end -->\n<!-- settings: Data -->'],
])('a document %s is refused', (_what, heading) => {
  const changed = DOCUMENT.replace('<!-- settings: Data -->', heading)
  expect(() => fillTables(changed)).toThrow('Sections of settings are')
})

it('prose around the tables is as before', () => {
  const changed = DOCUMENT.replace('# Settings', '# All settings')
  expect(fillTables(changed)).toBe(changed)
})

it('every setting of the schema is in one section', () => {
  expect(settings.map(([name]) => name)).toEqual(Object.keys(environment.shape))
})

it('a setting with a default in its schema has no other one in its text', () => {
  const doubled = settings.filter(
    ([, schema]) => schema instanceof z.ZodMiniDefault && settingTexts.get(schema)?.unset !== undefined,
  )
  expect(doubled).toEqual([])
})
