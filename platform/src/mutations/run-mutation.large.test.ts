import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runMutation } from './run-mutation'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('a mutation', () => {
  const mutate = (find: string, replacement: string, title?: string) =>
    runMutation(root, {
      ...{ source: 'shared/domain/src/points.ts', test: 'shared/domain/src/points.test.ts' },
      ...{ find, replacement, title },
    })
  const source = read('shared/domain/src/points.ts')

  it('a failing test catches a mutation', async () => {
    expect(await mutate('Math.floor', 'Math.round')).toBeUndefined()
  })
  it('a passing test catches no mutation', async () => {
    expect(await mutate('export const', 'export  const')).toContain('passes when')
  })
  it('a test that cannot be loaded catches no mutation', async () => {
    expect(await mutate('export const', 'export const (')).toContain('did not run')
  })
  it('a title that no test has catches no mutation', async () => {
    expect(await mutate('Math.floor', 'Math.round', 'no such test')).toContain('no test of')
  })
  it('a mutation changes no file', () => expect(read('shared/domain/src/points.ts')).toBe(source))
})
