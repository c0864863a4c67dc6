import { figuresRows } from './figures-rows'
import { formatStatus } from './release-output'
import { anApp } from './testing/an-app'

const FIGURES = {
  ...{ app: 'mf-a', version: '4.0', loads: 4102, failures: 17, errorRate: 0.0041, share: 0.1 },
  ...{ p75LoadMs: 1300, lcpP75Ms: null, inpP75Ms: 80, clsP75: 0.02 },
}
const tried = anApp({ canary: { version: '4.0', stage: '25' } })

it('the table of figures has a row for each live version and trial, and marks those without visits', () => {
  expect(figuresRows([tried], [FIGURES]).slice(1)).toEqual([
    ['mf-a', '3.0', 'no visits', '', '', '', '', ''],
    ['mf-a, on trial', '4.0', '4102', '0.41 %', '1.3 s', '-', '80 ms', '0.02'],
  ])
})

it('the status of the release tool ends with the figures of the same apps', () => {
  const registry = { revision: 1, withdrawals: 0, apps: [tried, anApp({ name: 'mf-b' })] }
  const lines = formatStatus(registry, undefined, [FIGURES])
  expect(lines.at(-2)).toMatch(/^mf-a, on trial {2}4\.0 {6}4102 {9}0\.41 %/)
  expect(formatStatus(registry)).toHaveLength(3)
})
