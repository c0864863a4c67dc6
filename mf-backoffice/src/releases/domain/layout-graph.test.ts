import { releaseLink } from '../../testing/releases'
import { layoutGraph } from './layout-graph'

const user = (app: string, version?: string) => ({ app, version })

it('draws a line for each user and owner, and marks the uses without an owner or whose owner goes with a trial', () => {
  const graph = layoutGraph([
    releaseLink('picker.v1', { owner: 'mf-b', users: [user('mf-a', '1.0'), user('mf-b')], goneIn: '2' }),
    releaseLink('panel.v1', { owner: undefined, users: [user('mf-a')] }),
    releaseLink('badge.v1', { owner: 'mf-b', users: [user('mf-a')] }),
    releaseLink('unused.v1', { owner: 'mf-b', users: [], goneIn: '2' }),
  ])
  expect(graph.uses.map(({ from, to, version, isBroken }) => [from.id, to.id, version, isBroken])).toEqual([
    ['mf-a', 'picker.v1', '1.0', true],
    ['mf-b', 'picker.v1', undefined, false],
    ['mf-a', 'panel.v1', undefined, true],
    ['mf-a', 'badge.v1', undefined, false],
  ])
  expect(graph.owned.map(({ from, to }) => [from.id, to.id])).toEqual([
    ['mf-b', 'picker.v1'],
    ['mf-b', 'badge.v1'],
    ['mf-b', 'unused.v1'],
  ])
  expect(graph.uses.map(({ to }) => to.y)).toEqual([22, 34, 84, 140])
  expect(graph.users.map(({ y }) => y)).toEqual([56, 168])
})
