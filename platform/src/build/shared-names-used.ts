import { type Compilation, ConcatenatedModule, type Module, NormalModule } from '@rspack/core'
import { dynamicImportNames, EVERYTHING } from './dynamic-import-names'

/** The modules that one module of the graph was concatenated from, or the module itself. */
export const getModuleParts = (module: Module): NormalModule[] => {
  const parts = module instanceof ConcatenatedModule ? module.modules : [module]
  return parts.filter((part): part is NormalModule => part instanceof NormalModule)
}

/** Names of `import(key)` in a module, read from its script, because the graph does not have them. */
const dynamicNames = (module: Module, key: string): string[] =>
  getModuleParts(module).flatMap((part) => {
    const script = part.originalSource()?.source().toString() ?? ''
    return script.includes(key) && script.includes('import(') ? [...(dynamicImportNames(script).get(key) ?? [])] : []
  })

/** One use of a shared library by a module. */
export interface SharedUse {
  key: string
  /** `*` when the whole library is passed on, so that the used names cannot be read. */
  name: string
  /** File that imports it. */
  by: string
}

/** Source file of a module. */
export const getSourceFile = ({ resource }: NormalModule): string => resource.replace(/\?.*$/, '')

/** Whether a module reaches the browser: an unused module is in the graph but in no chunk. */
export const isInChunk = ({ chunkGraph }: Compilation, module: Module): boolean =>
  chunkGraph.getModuleChunks(module).length > 0

/** All names of shared libraries that modules of a compilation import; needs the final graph. */
export const sharedNamesUsed = (compilation: Compilation): SharedUse[] =>
  [...compilation.modules].flatMap((shared) => {
    if (shared.type !== 'consume-shared-module' || !isInChunk(compilation, shared)) return []
    return compilation.moduleGraph.getIncomingConnections(shared).flatMap(({ dependency, originModule }) => {
      const { type, request: key = '', ids } = dependency
      if (type === 'esm import' || !originModule || !isInChunk(compilation, originModule)) return []
      const names = type === 'import()' ? dynamicNames(originModule, key) : [ids?.[0] ?? EVERYTHING]
      const importer = compilation.moduleGraph.getParentModule(dependency)
      const by = importer instanceof NormalModule ? getSourceFile(importer) : ''
      return names.map((name) => ({ key, name, by }))
    })
  })
