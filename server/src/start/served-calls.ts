import type { CallDefinition } from '@shuttle/wire'
import * as passengers from '@shuttle/wire'
import * as staff from '@shuttle/wire/staff'
import * as z from 'zod/mini'

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'answer' in value

const findRequired = (request: z.ZodMiniType): readonly string[] =>
  z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }).required ?? []

/** Every call of the wire with the fields that its request must have, for the comparison with builds. */
export const servedCalls: Readonly<Record<string, { required: readonly string[] }>> = Object.fromEntries(
  ([...Object.values(passengers), ...Object.values(staff)] as unknown[])
    .filter(isCall)
    .map(({ path, request }) => [path, { required: findRequired(request) }]),
)
