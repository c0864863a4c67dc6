import type * as z from 'zod/mini'

const inside = (schema: z.ZodMiniType): Array<[string, unknown]> => {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as object)
    case 'array':
      return [['[]', def.element]]
    case 'record':
      return [['{}', def.valueType]]
    case 'union':
      return (def.options as unknown[]).map((option, at) => [`|${at}`, option])
    case 'tuple':
      return (def.items as unknown[]).map((item, at) => [String(at), item])
    case 'intersection':
      return [
        ['&0', def.left],
        ['&1', def.right],
      ]
    case 'pipe':
      // JSON is what the schema of its input describes; the output of `maybe` is only a type.
      return [['', def.in]]
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
    case 'nonoptional':
      return [['', def.innerType]]
    default:
      return []
  }
}

const CLOSED = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined', 'never'])
const CONTAINERS = new Set(['array', 'union', 'tuple', 'intersection', 'pipe'])
const WRAPPERS = new Set(['optional', 'nullable', 'readonly', 'default', 'nonoptional'])

const isLoose = (schema: z.ZodMiniType): boolean => {
  const { def } = schema._zod as unknown as {
    def: { type: string; catchall?: z.ZodMiniType; keyType?: z.ZodMiniType }
  }
  if (def.type === 'object') return def.catchall?._zod.def.type !== 'never'
  // Only keys of a closed list: a row of a table would fit a record of any keys.
  if (def.type === 'record') return def.keyType?._zod.def.type !== 'enum'
  return ![CLOSED, CONTAINERS, WRAPPERS].some((types) => types.has(def.type))
}

/** Paths within a schema of JSON where a value of an unknown field, or any value at all, would be accepted. */
export const findLooseSchemas = (schema: z.ZodMiniType, path = ''): string[] => [
  ...(isLoose(schema) ? [path] : []),
  ...inside(schema).flatMap(([name, part]) =>
    findLooseSchemas(part as z.ZodMiniType, name === '' ? path : `${path}.${name}`),
  ),
]
