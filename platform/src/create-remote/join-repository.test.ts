import { readFileSync } from 'node:fs'
import { withOwner, withWorkspace } from './join-repository'

const owners = readFileSync('CODEOWNERS', 'utf8')

describe('CODEOWNERS', () => {
  it('adds one line after the other remotes, in their column', () => {
    const added = withOwner(owners, 'mf-tickets', '@bridge-shuttle/tickets')
      .split('\n')
      .filter((line) => !owners.split('\n').includes(line))
    expect(added).toEqual(['/mf-tickets/               @bridge-shuttle/tickets'])
    expect(withOwner(owners, 'mf-tickets', '@bridge-shuttle/tickets')).toMatch(
      /\/mf-[a-z]+\/ .*\n\/mf-tickets\/ .*\n\n/,
    )
  })
  it('CODEOWNERS does not change when the line exists', () => {
    const once = withOwner(owners, 'mf-tickets', '@bridge-shuttle/tickets')
    expect(withOwner(once, 'mf-tickets', '@bridge-shuttle/tickets')).toBe(once)
  })
})

it('the lock file gets the workspace and its link, in order', () => {
  const manifest = { name: '@shuttle/mf-b', version: '0.1.0', private: true, dependencies: { react: '19.3.1' } }
  const lock = withWorkspace({ packages: { 'mf-a': {}, 'mf-c': {}, 'node_modules/x': {} } }, 'mf-b', manifest)
  expect(Object.entries(lock.packages)).toEqual([
    ['mf-a', {}],
    ['mf-b', { name: '@shuttle/mf-b', version: '0.1.0', dependencies: { react: '19.3.1' } }],
    ['mf-c', {}],
    ['node_modules/@shuttle/mf-b', { resolved: 'mf-b', link: true }],
    ['node_modules/x', {}],
  ])
})
