import { readFileSync } from 'node:fs'
import { getName, getNodes, isNode, type Node, parsePlainSource, parseSource, unwrap, visitNodes } from './syntax'

/** Source file -> request of an import -> files that it may mean. */
export type SourceImports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** An expression or function, and the file that it is in. */
export interface Found {
  file: string
  node: Node
}

interface ParsedFile {
  tree: Node
  /** Constants and functions at any depth; null where two have one name. */
  locals: Map<string, Node | null>
  /** Local name -> request and imported name. */
  imports: Map<string, { request: string; name: string }>
}

const readLocals = (tree: Node): ParsedFile['locals'] => {
  const locals: ParsedFile['locals'] = new Map()
  const add = (name: string | undefined, node: unknown) => {
    if (name !== undefined && isNode(node)) locals.set(name, locals.has(name) ? null : unwrap(node))
  }
  visitNodes(tree, (node) => {
    if (node.type === 'VariableDeclarator') add(getName(node.id), node.init)
    if (node.type === 'FunctionDeclaration') add(getName(node.identifier), node)
  })
  return locals
}

const readImports = (tree: Node): ParsedFile['imports'] => {
  const imports: ParsedFile['imports'] = new Map()
  for (const node of getNodes(tree.body)) {
    if (node.type !== 'ImportDeclaration') continue
    for (const one of getNodes(node.specifiers)) {
      const local = getName(one.local) ?? ''
      if (one.type === 'ImportSpecifier')
        imports.set(local, { request: getName(node.source) ?? '', name: getName(one.imported) ?? local })
    }
  }
  return imports
}

/** Sources of a build: finds what a name means across files. */
export class SourceGraph {
  private readonly parsed = new Map<string, ParsedFile>()
  private readonly texts = new Map<string, string>()

  constructor(private readonly sources: SourceImports) {}

  get files(): string[] {
    return [...this.sources.keys()].sort()
  }

  text(file: string): string {
    const known = this.texts.get(file) ?? readFileSync(file, 'utf8')
    this.texts.set(file, known)
    return known
  }

  parse(file: string): ParsedFile {
    const known = this.parsed.get(file)
    if (known) return known
    const tree = file.endsWith('x') ? parseSource(this.text(file)) : parsePlainSource(this.text(file))
    const read = { tree, locals: readLocals(tree), imports: readImports(tree) }
    this.parsed.set(file, read)
    return read
  }

  /** What a name means in a file; undefined for a parameter, a library, or an ambiguous name. */
  find(file: string, name: string): Found | undefined {
    const { locals, imports } = this.parse(file)
    const local = locals.get(name)
    if (local) return { file, node: local }
    const imported = imports.get(name)
    return imported && this.findImported(file, imported)
  }

  private findImported(file: string, { request, name }: { request: string; name: string }): Found | undefined {
    for (const target of this.sources.get(file)?.get(request) ?? []) {
      const found = this.findExport(target, name)
      if (found) return found
    }
    return undefined
  }

  /** What a file exports under a name. */
  findExport(file: string, name: string): Found | undefined {
    for (const node of getNodes(this.parse(file).tree.body)) {
      const request = getName(node.source)
      if (node.type === 'ExportAllDeclaration' && request !== undefined) {
        const found = this.findImported(file, { request, name })
        if (found) return found
      }
      if (node.type !== 'ExportNamedDeclaration') continue
      const one = getNodes(node.specifiers).find(({ orig, exported }) => (getName(exported) ?? getName(orig)) === name)
      const original = one && getName(one.orig)
      if (original === undefined) continue
      return request === undefined ? this.find(file, original) : this.findImported(file, { request, name: original })
    }
    const local = this.parse(file).locals.get(name)
    return local ? { file, node: local } : undefined
  }
}
