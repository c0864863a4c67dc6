import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ModuleItem, type Pattern, parseSync } from '@swc/core'

const namesOfPattern = (pattern: Pattern): string[] => {
  if (pattern.type === 'Identifier') return [pattern.value]
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) => {
    if (property.type === 'RestElement') return namesOfPattern(property.argument)
    return property.type === 'AssignmentPatternProperty' ? [property.key.value] : namesOfPattern(property.value)
  })
}

const namesOfItem = (item: ModuleItem): string[] => {
  if (item.type === 'ExportDefaultExpression' || item.type === 'ExportDefaultDeclaration') return ['default']
  if (item.type === 'ExportNamedDeclaration')
    return item.specifiers.map((specifier) => {
      if (specifier.type === 'ExportNamespaceSpecifier') return specifier.name.value
      return specifier.type === 'ExportDefaultSpecifier' ? 'default' : (specifier.exported ?? specifier.orig).value
    })
  if (item.type !== 'ExportDeclaration') return []
  const { declaration } = item
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => namesOfPattern(id))
  const { value } = 'identifier' in declaration ? declaration.identifier : declaration.id
  return value === undefined ? [] : [value]
}

const findModule = (path: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find((file) => existsSync(file))

/**
 * Names that a module exports, types too, through every `export *` of its own package. An `export *` of another package
 * is one name: `* of <package>`.
 */
export const exportedNames = (file: string): string[] => {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  return body.flatMap((item) => {
    if (item.type !== 'ExportAllDeclaration') return namesOfItem(item)
    const from = item.source.value
    const module = from.startsWith('.') ? findModule(join(dirname(file), from)) : undefined
    return module === undefined ? [`* of ${from}`] : exportedNames(module)
  })
}
