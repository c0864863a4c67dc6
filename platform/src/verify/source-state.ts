import { createHash } from 'node:crypto'
import { runCommand } from '../test-run/run-command'

/** The verified sources: a commit, and whether files differ from it. */
export interface SourceState {
  commit: string
  /** Date of the commit, such as 2026-11-21. */
  date: string
  hasChanges: boolean
  /** Name of exactly these sources. */
  key: string
}

/** Documents that the run itself writes do not count as changes. */
const NOT_DOCUMENTS = ['--', '.', ':!docs', ':!*.md']

/** Reads the state from git. Throws one line without a repository. */
export const sourceState = async (root: string): Promise<SourceState> => {
  const git = async (...args: string[]): Promise<string> => {
    const { ok, output } = await runCommand('git', args, { cwd: root })
    if (!ok) throw new Error(`npm run verify names the commit it verifies, and git said: ${output.trim()}`)
    return output.trim()
  }
  const [commit = '', date = ''] = (await git('show', '-s', '--format=%h %cs', 'HEAD')).split(' ')
  const changes = `${await git('diff', 'HEAD', ...NOT_DOCUMENTS)}${await git('status', '--porcelain', ...NOT_DOCUMENTS)}`
  const hasChanges = changes !== ''
  const mark = hasChanges ? `-${createHash('sha256').update(changes).digest('hex').slice(0, 8)}` : ''
  return { commit, date, hasChanges, key: commit + mark }
}
