import type { Build } from './build'
import type { PageSet } from './choose-set'
import type { Owner } from './find-owner'

export interface CriticalFile {
  href: string
  integrity: string
  type: 'script' | 'style' | 'other'
}

const fileOf = (build: Build, name: string): CriticalFile => {
  const file = build.record.files[name]
  if (!file) throw new Error(`${build.record.name} ${build.record.version} has no file ${name}`)
  return { href: build.base + name, integrity: file.integrity, type: file.type }
}

/** Everything the first screen of a path needs, so that no file waits for another: the shell's own first. */
export const criticalFiles = ({ shell }: PageSet, owner: Owner | undefined) => {
  const styles = shell.record.baseFiles.map((name) => fileOf(shell, name)).filter((file) => file.type === 'style')
  const main = fileOf(shell, shell.record.entry)
  if (!owner || owner.isClosed) return { main, styles, hints: [] }
  const { build, page } = owner
  const own = build === shell ? [] : [build.record.entry, ...build.record.baseFiles]
  const hints = [...own, ...(build.record.pathFiles[page.path] ?? [])].map((name) => fileOf(build, name))
  return { main, styles, hints }
}
