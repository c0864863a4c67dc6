import { readFileSync } from 'node:fs'
import { findColourFaults } from './check-colours'
import { trackedFiles } from './source-files'

it.each(['#0a6478', '#FFF', 'rgb(10 100 120)', 'rgba(10, 100, 120, 0.5)', 'hsl(190 85% 25%)'])(
  'refuses the colour %s in a style sheet',
  (colour) => expect(findColourFaults('a.css', `.a { color: ${colour} }`)).toEqual([`a.css: ${colour}`]),
)

it.each(['var(--color-primary)', 'rgb(0 0 0 / 62%)', 'rgba(255, 255, 255, 0.4)', 'currentColor', 'url(#shape)'])(
  'accepts %s in a style sheet',
  (value) => expect(findColourFaults('a.css', `.a { color: ${value} } /* #123456 */`)).toEqual([]),
)

it('[A9.colour.1] one colour is primary, and no style sheet has a colour of its own', () => {
  const sheets = trackedFiles('.').filter((file) => file.endsWith('.css') && !file.includes('/generated/'))
  expect(sheets.length).toBeGreaterThan(40)
  expect(sheets.flatMap((file) => findColourFaults(file, readFileSync(file, 'utf8')))).toEqual([])
  const tokens = readFileSync('shared/design-tokens/generated/tokens.css', 'utf8')
  expect(new Set(tokens.match(/--color-primary: #[\da-f]{6};/g))).toEqual(
    new Set(['--color-primary: #0a6478;', '--color-primary: #6cc5d6;']),
  )
})
