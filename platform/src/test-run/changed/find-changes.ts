import { execFileSync } from 'node:child_process'

export interface Changes {
  /** The commit that the working tree is compared with. */
  base: string
  /** Changed, new and deleted files, sorted, from the root. */
  files: readonly string[]
}

/**
 * Differences from the commit where this branch left `ref`, committed or not. The default `ref` is the upstream, then
 * origin/main, then the commit before HEAD. Throws one line where git cannot answer.
 */
export const findChanges = (root: string, ref?: string): Changes => {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return undefined
    }
  }
  const findFork = (name: string) => git('merge-base', 'HEAD', name)?.trim()
  if (ref !== undefined && !findFork(ref)) throw new Error(`git finds no common commit of HEAD and ${ref}`)
  const base =
    ref === undefined
      ? (findFork('@{upstream}') ?? findFork('origin/main') ?? git('rev-parse', '--verify', 'HEAD~1')?.trim() ?? 'HEAD')
      : (findFork(ref) ?? ref)
  const changed = git('diff', '--name-only', '--no-renames', '-z', base)
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  if (changed === undefined || added === undefined) throw new Error('git finds no history here: run npm test')
  return { base: base.slice(0, 8), files: [...new Set(`${changed}${added}`.split('\0').filter(Boolean))].sort() }
}
