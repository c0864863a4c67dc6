import { execFileSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { sourceFiles } from '../checks/source-files'
import { findTier } from './test-tiers'

const root = resolve(__dirname, '../../..')

it.each([
  [
    ['unit', 'browser-unit'],
    ['unit', 'screen'],
  ],
  [['service'], ['service']],
] as const)('findTier agrees with jest about the files of %s', (projects, tiers) => {
  const args = ['jest', '--selectProjects', ...projects, '--listTests']
  const env = { ...process.env, TEST_GROUPS: '' }
  const listed = execFileSync('npx', args, { cwd: root, encoding: 'utf8', env })
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((file) => relative(root, file))
  const isOfThese = (file: string) => (tiers as readonly (string | undefined)[]).includes(findTier(file))
  expect(listed.sort()).toEqual(sourceFiles(root).filter(isOfThese))
})
