import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ValueSchema } from '@shuttle/contracts'
import { getName, getNodes, isNode, type Node, parsePlainSource } from './syntax'

type Types = ReadonlyMap<string, Node>
const MAX_DEPTH = 10

/** Type names of a file and of the files beside it that it imports. */
const readTypes = (file: string): Types => {
  const types = new Map<string, Node>()
  for (const node of getNodes(parsePlainSource(readFileSync(file, 'utf8')).body)) {
    const declared = node.type === 'ExportDeclaration' && isNode(node.declaration) ? node.declaration : node
    if (['TsInterfaceDeclaration', 'TsTypeAliasDeclaration'].includes(declared.type))
      types.set(getName(declared.id) ?? '', declared)
    const imported = join(dirname(file), `${getName(node.source) ?? ''}.ts`)
    if (node.type === 'ImportDeclaration' && existsSync(imported))
      for (const [name, type] of readTypes(imported)) if (!types.has(name)) types.set(name, type)
  }
  return types
}

const getType = (node: unknown): unknown => (isNode(node) ? node.typeAnnotation : undefined)
const isNothing = ({ type, kind }: Node): boolean =>
  type === 'TsKeywordType' && ['undefined', 'never', 'void'].includes(String(kind))

const KEYWORDS: Readonly<Record<string, ValueSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  null: { enum: [null] },
}

const union = (all: readonly ValueSchema[]): ValueSchema => {
  const [first] = all
  if (first && all.length === 1) return first
  if (all.every((one) => one.enum)) return { enum: all.flatMap((one) => one.enum ?? []) }
  return { anyOf: [...all] }
}

const objectOf = (members: unknown, types: Types, depth: number): ValueSchema => {
  const fields = getNodes(members).flatMap((member) => {
    const name = getName(member.key)
    if (name === undefined) return []
    if (member.type === 'TsMethodSignature')
      return [{ name, isOptional: Boolean(member.optional), schema: callback(member.params, types, depth) }]
    return [
      {
        name,
        isOptional: Boolean(member.optional),
        schema: toSchema(getType(member.typeAnnotation), types, depth + 1),
      },
    ]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
  }
}

const callback = (params: unknown, types: Types, depth: number): ValueSchema => ({
  'x-callback': getNodes(params).map((one) => toSchema(getType(one.typeAnnotation), types, depth + 1)),
})

/** `Readonly`, `Partial`, `Record`, arrays, and types of the same files; every other name accepts everything. */
const reference = (name: string, args: readonly Node[], types: Types, depth: number): ValueSchema => {
  const [first, second] = args
  if (name === 'Readonly' || name === 'NonNullable') return toSchema(first, types, depth + 1)
  if (name === 'Array' || name === 'ReadonlyArray') return { type: 'array', items: toSchema(first, types, depth + 1) }
  if (name === 'Partial') return { ...toSchema(first, types, depth + 1), required: [] }
  if (name === 'Record') {
    const [keys, value] = [toSchema(first, types, depth + 1), toSchema(second, types, depth + 1)]
    if (!keys.enum) return { type: 'object', ...(Object.keys(value).length > 0 && { additionalProperties: value }) }
    const names = keys.enum.map(String)
    return { type: 'object', properties: Object.fromEntries(names.map((one) => [one, value])), required: names }
  }
  const declared = types.get(name)
  if (!declared) return {}
  return declared.type === 'TsInterfaceDeclaration' && isNode(declared.body)
    ? objectOf(declared.body.body, types, depth)
    : toSchema(getType(declared), types, depth + 1)
}

function toSchema(node: unknown, types: Types, depth: number): ValueSchema {
  if (!isNode(node) || depth > MAX_DEPTH) return {}
  switch (node.type) {
    case 'TsKeywordType':
      return KEYWORDS[String(node.kind)] ?? {}
    case 'TsLiteralType': {
      const { literal } = node
      return isNode(literal) && 'value' in literal
        ? { enum: [literal.value as string | number | boolean] }
        : { type: 'string' }
    }
    case 'TsUnionType':
      return union(
        getNodes(node.types)
          .filter((one) => !isNothing(one))
          .map((one) => toSchema(one, types, depth + 1)),
      )
    case 'TsArrayType':
      return { type: 'array', items: toSchema(node.elemType, types, depth + 1) }
    case 'TsTypeOperator':
    case 'TsParenthesizedType':
      return toSchema(node.typeAnnotation, types, depth + 1)
    case 'TsTypeLiteral':
      return objectOf(node.members, types, depth)
    case 'TsFunctionType':
      return callback(node.params, types, depth)
    case 'TsTypeReference': {
      const args = isNode(node.typeParams) ? getNodes(node.typeParams.params) : []
      return reference(getName(node.typeName) ?? '', args, types, depth)
    }
    default:
      return {}
  }
}

const schemasOf = (file: string, name: string): Map<string, ValueSchema> => {
  if (!existsSync(file)) return new Map()
  const types = readTypes(file)
  return new Map(Object.entries(reference(name, [], types, 0).properties ?? {}))
}

/** JSON Schema of the props of each slot and the detail of each event, from the contracts package that `dir` uses. */
export const readTypeSchemas = (dir: string) => {
  const contracts = dirname(createRequire(join(dir, 'package.json')).resolve('@shuttle/contracts'))
  return {
    slots: schemasOf(join(contracts, 'slots.ts'), 'SlotProps'),
    events: schemasOf(join(contracts, 'events.ts'), 'ShuttleEvents'),
  }
}
