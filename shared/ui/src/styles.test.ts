import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_NAMES } from '@shuttle/design-tokens'

const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(__dirname, name), 'utf8') }))
const modules = sheets.filter(({ name }) => name.endsWith('.module.css'))
/** Tokens, and the sizes that one sheet sets for others. */
const known = new Set<string>([
  ...TOKEN_NAMES,
  ...sheets.flatMap(({ text }) => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name)),
])

/** Custom properties that the widget library sets on its elements. */
const LIBRARY = /^--(drawer|toast)-/

const unknownIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name) && !LIBRARY.test(name))

it('checks every style sheet', () => expect(modules.length).toBeGreaterThan(30))

it.each(sheets)('uses only tokens that exist: $name', ({ text }) => {
  expect(unknownIn(text)).toEqual([])
})

it('reports a token that does not exist', () => {
  expect(unknownIn('color: var(--color-pink)')).toEqual(['--color-pink'])
})

it.each(modules)('contains no literal colour: $name', ({ text }) => {
  expect(text.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)).toBeNull()
})

it.each(modules)('every rule is in the ui layer: $name', ({ text }) => {
  expect(text.trimStart().startsWith('@layer ui {')).toBe(true)
})

it('orders the layers before anything else', () => {
  expect(readFileSync(join(__dirname, 'styles.css'), 'utf8').match(/@import "(.*?)"/)?.[1]).toBe('./styles/layers.css')
  expect(readFileSync(join(__dirname, 'styles/layers.css'), 'utf8').trim()).toBe(
    '@layer reset, tokens, ui, shell, remote;',
  )
})
