import { type Compilation, NormalModule } from '@rspack/core'
import { getSourceFile, isInChunk } from '../shared-names-used'
import type { SourceImports } from './source-graph'

const isSource = (file: string): boolean => /\.tsx?$/.test(file)

/** TypeScript files that reach the browser, with what they import; needs the graph before modules are joined. */
export const readSourceImports = (compilation: Compilation): SourceImports => {
  const files = new Map<string, Map<string, string[]>>()
  for (const module of compilation.modules) {
    if (!(module instanceof NormalModule) || !isSource(getSourceFile(module)) || !isInChunk(compilation, module))
      continue
    const imports = files.get(getSourceFile(module)) ?? new Map<string, string[]>()
    for (const { dependency, module: target } of compilation.moduleGraph.getOutgoingConnections(module)) {
      const { request } = dependency
      if (request === undefined || !(target instanceof NormalModule)) continue
      const file = getSourceFile(target)
      const known = imports.get(request) ?? []
      if (isSource(file) && !known.includes(file)) imports.set(request, [...known, file])
    }
    files.set(getSourceFile(module), imports)
  }
  return files
}
