import { releaseLink } from '../../testing/releases'
import { layoutGraph } from './layout-graph'

it('draws a line for each user and owner, and marks what has no owner or is gone in a trial', () => {
  const graph = layoutGraph([
    releaseLink('picker.v1', { owner: 'mf-b', users: ['mf-a', 'mf-c'], goneIn: '2' }),
    releaseLink('panel.v1', { owner: undefined, users: ['mf-a'] }),
  ])
  expect(graph.uses.map(({ from, to, isBroken }) => [from.id, to.id, isBroken])).toEqual([
    ['mf-a', 'picker.v1', false],
    ['mf-c', 'picker.v1', false],
    ['mf-a', 'panel.v1', true],
  ])
  expect(graph.owned.map(({ from, to, isBroken }) => [from.id, to.id, isBroken])).toEqual([['mf-b', 'picker.v1', true]])
  expect(graph.users.map(({ y }) => y)).toEqual([28, 84])
})
