import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportedNames } from './exported-names'

const folder = mkdtempSync(join(tmpdir(), 'exported-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('reads exported values and types, through the modules of `export *`', () => {
  writeFileSync(
    join(folder, 'index.ts'),
    `const hidden = 1
export interface Shape { a: 1 }
export type Kind = 1
export const one = 1, { two, from: three } = { two: 2, from: 3 }
export function four() {}
export class Five {}
export { hidden as six, type Kind as Seven }
export type { Eight } from './more'
export * as nine from './more'
export * from './more'
export * from 'zod'
export default one
`,
  )
  writeFileSync(join(folder, 'more.tsx'), 'export interface Eight {}\nexport const Ten = () => <i />\n')
  expect(exportedNames(join(folder, 'index.ts'))).toEqual(
    'Shape Kind one two three four Five six Seven Eight nine Eight Ten'.split(' ').concat('* of zod', 'default'),
  )
})
