import { spawnSync } from 'node:child_process'

const git = (root: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Who publishes from a checkout, and its commit, for the history; nothing outside of a checkout. */
export const findSource = (root: string): { person?: string; commit?: string } => {
  const person = git(root, 'config', 'user.name').slice(0, 80)
  const commit = git(root, 'rev-parse', '--short=12', 'HEAD')
  const isChanged = commit !== '' && git(root, 'status', '--porcelain', '--untracked-files=no') !== ''
  return { ...(person && { person }), ...(commit && { commit: isChanged ? `${commit}, changed` : commit }) }
}
