import { type ModuleItem, parseSync } from '@swc/core'

/** A name that a declaration uses: of its own module without `from`. The name `*` means every export. */
export interface NameUse {
  name: string
  from?: string
}

/** Values only: types are no part of what runs. */
export interface ModuleDeclarations {
  /** What each top-level declaration uses, by its name inside of the module. */
  uses: ReadonlyMap<string, readonly NameUse[]>
  /** Meaning of each exported name. */
  exported: ReadonlyMap<string, NameUse>
  /** Modules of `export *`. */
  exportedAll: readonly string[]
}

type Syntax = Readonly<Record<string, unknown>>

/** The parser's number for names of the module itself: a local name has another, a property has none. */
const MODULE_SCOPE = 2

const readLazyImport = ({ type, callee, arguments: given }: Syntax): NameUse | undefined => {
  if (type !== 'CallExpression' || (callee as Syntax).type !== 'Import') return undefined
  const from = (given as { expression: Syntax }[])[0]?.expression.value
  return typeof from === 'string' ? { from, name: '*' } : undefined
}

const collectUses = (node: unknown, found: NameUse[] = []): NameUse[] => {
  if (typeof node !== 'object' || node === null) return found
  const { type, ctxt, value, expression } = node as Syntax
  if (typeof type === 'string' && type.startsWith('Ts'))
    // Of `value as Type` only the value; a class `implements` types alone.
    return type === 'TsExpressionWithTypeArguments' ? found : collectUses(expression, found)
  if (type === 'Identifier' && ctxt === MODULE_SCOPE) found.push({ name: String(value) })
  const lazy = readLazyImport(node as Syntax)
  if (lazy) found.push(lazy)
  for (const child of Object.values(node)) collectUses(child, found)
  return found
}

/** The names that a statement declares, each with the syntax of its value. */
const listDeclared = (item: ModuleItem): (readonly [string, unknown])[] => {
  switch (item.type) {
    case 'ExportDeclaration':
      return listDeclared(item.declaration)
    case 'VariableDeclaration':
      return item.declarations.flatMap(({ id, init }) => collectUses(id).map(({ name }) => [name, [id, init]] as const))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [[item.identifier.value, item]]
    default:
      return []
  }
}

const listImported = (item: ModuleItem): (readonly [string, NameUse])[] => {
  if (item.type !== 'ImportDeclaration') return []
  const from = item.source.value
  return item.specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return [specifier.local.value, { from, name: '*' }]
    const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : specifier.imported?.value
    return [specifier.local.value, { from, name: name ?? specifier.local.value }]
  })
}

const listExported = (item: ModuleItem): (readonly [string, NameUse])[] => {
  if (item.type === 'ExportDeclaration') return listDeclared(item).map(([name]) => [name, { name }])
  if (item.type !== 'ExportNamedDeclaration') return []
  const from = item.source && { from: item.source.value }
  return item.specifiers.flatMap((specifier) => {
    if (specifier.type === 'ExportNamespaceSpecifier') return [[specifier.name.value, { ...from, name: '*' }] as const]
    if (specifier.type === 'ExportDefaultSpecifier' || specifier.isTypeOnly) return []
    const { orig, exported } = specifier
    return [[(exported ?? orig).value, { ...from, name: orig.value }] as const]
  })
}

/** Reads what a module declares, uses and exports; the ending of its file decides about JSX. */
export const readDeclarations = (file: string, text: string): ModuleDeclarations => {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  const imported = new Map(body.flatMap(listImported))
  const toUse = (use: NameUse): NameUse => (use.from === undefined && imported.get(use.name)) || use
  return {
    uses: new Map(body.flatMap(listDeclared).map(([name, syntax]) => [name, collectUses(syntax).map(toUse)])),
    exported: new Map(body.flatMap(listExported).map(([name, use]) => [name, toUse(use)])),
    exportedAll: body.flatMap((item) => (item.type === 'ExportAllDeclaration' ? [item.source.value] : [])),
  }
}
