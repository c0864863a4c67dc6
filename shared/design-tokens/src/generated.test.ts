import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = join(__dirname, '..')
const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

describe('committed token files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  beforeAll(() => execFileSync(process.execPath, [join(home, 'build.mjs'), folder]))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(['tokens.css', 'tokens.ts'])('the files equal the output of the tokens: %s', (name) => {
    expect(read(join(home, 'generated'), name)).toBe(read(folder, name))
  })

  it('the files print every value as CSS', () => {
    const css = read(folder, 'tokens.css')
    expect(css).not.toMatch(/\[object|undefined|NaN/)
    expect(css).toContain('--duration-base: 220ms;')
    expect(css).toContain('--ease-standard: cubic-bezier(0.2, 0, 0, 1);')
    expect(css).toContain('--shadow-1: 0px 1px 2px 0px rgb(7 30 37 / 0.1)')
    expect(css).toContain('--space-0: 0px;')
  })

  it('the files switch to dark by preference or by choice, and to light by choice', () => {
    const css = read(folder, 'tokens.css')
    expect(css.match(/--color-bg: #0b171c;/g)).toHaveLength(2)
    expect(css).toContain(':root:not([data-theme="light"])')
    expect(css).toContain('[data-theme="dark"]')
  })
})
