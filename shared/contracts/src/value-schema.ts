import * as z from 'zod/mini'

type Literal = string | number | boolean | null

/**
 * JSON Schema of a value; an empty one accepts every value. A function, which JSON Schema does not know, is
 * `x-callback` with the schema of each argument.
 */
export interface ValueSchema {
  type?: 'string' | 'number' | 'boolean' | 'object' | 'array' | undefined
  enum?: readonly Literal[] | undefined
  anyOf?: readonly ValueSchema[] | undefined
  items?: ValueSchema | undefined
  properties?: Readonly<Record<string, ValueSchema>> | undefined
  required?: readonly string[] | undefined
  additionalProperties?: ValueSchema | undefined
  'x-callback'?: readonly ValueSchema[] | undefined
}

export const valueSchema: z.ZodMiniType<ValueSchema> = z.lazy(() =>
  z.object({
    type: z.optional(z.enum(['string', 'number', 'boolean', 'object', 'array'])),
    enum: z.optional(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    anyOf: z.optional(z.array(valueSchema)),
    items: z.optional(valueSchema),
    properties: z.optional(z.record(z.string(), valueSchema)),
    required: z.optional(z.array(z.string())),
    additionalProperties: z.optional(valueSchema),
    'x-callback': z.optional(z.array(valueSchema)),
  }),
)

type Arguments<Schemas extends readonly ValueSchema[]> = { -readonly [At in keyof Schemas]: ValueOf<Schemas[At]> }
type Fields<Properties, Required extends PropertyKey> = {
  [Name in keyof Properties & Required]: ValueOf<Properties[Name]>
} & { [Name in Exclude<keyof Properties, Required>]?: ValueOf<Properties[Name]> | undefined }

/** The type of the values that a schema written `as const` accepts, so that props are written once. */
export type ValueOf<Schema> = Schema extends { 'x-callback': infer Schemas extends readonly ValueSchema[] }
  ? (...given: Arguments<Schemas>) => void
  : Schema extends { enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { anyOf: readonly (infer One)[] }
      ? ValueOf<One>
      : Schema extends { type: 'string' }
        ? string
        : Schema extends { type: 'number' }
          ? number
          : Schema extends { type: 'boolean' }
            ? boolean
            : Schema extends { type: 'array'; items: infer Item }
              ? readonly ValueOf<Item>[]
              : Schema extends { type: 'object'; properties: infer Properties }
                ? Fields<Properties, Schema extends { required: readonly (infer Name extends string)[] } ? Name : never>
                : unknown
