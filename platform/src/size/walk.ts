import type { Modules } from './open-modules'
import type { NameUse } from './read-declarations'

export interface DeclarationPlace {
  file: string
  name: string
}

/**
 * The files with a declaration that the starts use, directly or through others. A file that only exports again is none
 * of them. What runs by a name at run time, such as a call over HTTP, is not followed.
 */
export const walk = (starts: readonly DeclarationPlace[], { read, resolve }: Modules): ReadonlySet<string> => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const isNew = (file: string, name: string): boolean => seen.size < seen.add(`${file} ${name}`).size

  const enter = (file: string, name: string): void => {
    const uses = read(file).uses.get(name)
    if (!uses) throw new Error(`${file} declares no ${name}.`)
    files.add(file)
    if (isNew(file, name)) for (const use of uses) follow(file, use)
  }
  const follow = (file: string, { from, name }: NameUse): void => {
    const target = from === undefined ? undefined : resolve(file, from)
    if (from === undefined) enter(file, name)
    else if (target !== undefined && !enterExport(target, name))
      throw new Error(`${file} uses ${name} of ${from}, which does not export it.`)
  }
  const enterExport = (file: string, name: string): boolean => {
    const { exported, exportedAll } = read(file)
    if (name === '*') {
      if (!isNew(file, name)) return true
      for (const use of exported.values()) follow(file, use)
      for (const from of exportedAll) follow(file, { from, name })
      return true
    }
    const use = exported.get(name)
    if (use) follow(file, use)
    return use !== undefined || exportedAll.some((from) => enterExport(resolve(file, from) ?? file, name))
  }

  for (const { file, name } of starts) enter(file, name)
  return files
}
