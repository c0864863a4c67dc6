import { DARK_COLORS, LIGHT_COLORS } from './index'
import { getContrast } from './testing/contrast'
import { CONTRAST_PAIRS } from './testing/contrast-pairs'

const tooFaint = (colors: Record<keyof typeof LIGHT_COLORS, string>) =>
  CONTRAST_PAIRS.filter(([front, back, least]) => getContrast(colors[front], colors[back]) < least).map(
    ([front, back]) => `${front} on ${back}`,
  )

it('measures contrast as WCAG does', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('the table has 36 pairs, none twice', () => {
  expect(new Set(CONTRAST_PAIRS.map(([front, back]) => `${front} on ${back}`)).size).toBe(36)
})

it.each([
  ['light', LIGHT_COLORS],
  ['dark', DARK_COLORS],
])('every pair is readable in %s', (_theme, colors) => {
  expect(tooFaint(colors)).toEqual([])
})

it('the check names the pairs that a bad token makes unreadable', () => {
  expect(tooFaint({ ...LIGHT_COLORS, 'text-subtle': '#8a9aa2' })).toEqual([
    'text-subtle on surface',
    'text-subtle on bg',
  ])
  expect(tooFaint({ ...DARK_COLORS, focus: '#1c343d' })).toEqual(['focus on surface', 'focus on bg'])
})
