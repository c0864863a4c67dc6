import { join, resolve } from 'node:path'
import { runRspack } from '../build/build-all'
import { checkAgainstSingle } from './check-budgets'
import { readBuiltApp } from './measure-first-load'
import { readBuilds } from './read-builds'

const root = resolve(__dirname, '../../..')

it('the composed home page has only few script bytes more than the same source as one application', async () => {
  await runRspack(root, join(root, 'platform/src/single'))
  const { shell, remotes } = readBuilds(root)
  const { is, most } = checkAgainstSingle(shell, remotes, readBuiltApp(join(root, '.cache/single/dist')))
  expect(is).toBeLessThanOrEqual(most)
}, 300_000)
