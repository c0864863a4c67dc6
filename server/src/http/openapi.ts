import { ERROR_CODES } from '@shuttle/contracts'
import { isAction, needsSession } from '@shuttle/domain'
import { isStaffAction } from '@shuttle/domain/staff'
import * as wire from '@shuttle/wire'
import * as staff from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const isCall = (value: unknown): value is wire.CallDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'success' in value

/** Every call of passengers and partners, as `@shuttle/wire` exports it. */
export const allCalls: wire.CallDefinition[] = Object.values(wire as Record<string, unknown>).filter(isCall)
/** Every call of the back office. */
export const staffCalls: wire.CallDefinition[] = Object.values(staff as Record<string, unknown>).filter(isCall)

const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

const operation = (call: wire.CallDefinition) => ({
  operationId: call.path.replace(/[^a-z]+/gi, '_'),
  parameters: [{ $ref: '#/components/parameters/Wire' }],
  security: isStaffAction(call.access) || (isAction(call.access) && needsSession(call.access)) ? [{ token: [] }] : [],
  requestBody: { required: true, content: { 'application/json': { schema: toSchema(call.request, 'input') } } },
  responses: {
    200: {
      description: 'The answer, or a refusal: `code` distinguishes them',
      content: {
        'application/json': {
          schema: {
            anyOf: [
              { allOf: [toSchema(wire.envelope, 'input'), toSchema(call.answer, 'input')] },
              { $ref: '#/components/schemas/Refusal' },
            ],
          },
        },
      },
    },
    400: { $ref: '#/components/responses/Refusal' },
    401: { $ref: '#/components/responses/Refusal' },
    426: { $ref: '#/components/responses/Refusal' },
    429: { $ref: '#/components/responses/Refusal' },
    500: { $ref: '#/components/responses/Fault' },
  },
})

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

/** OpenAPI 3.1 of the whole service, made from the schemas that requests are parsed with. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Bridge Shuttle', version: '1.0.0', description: 'All calls are POST with a JSON body.' },
  paths: Object.fromEntries(
    [...allCalls, ...staffCalls].map((call) => [`/api/${call.path}`, { post: operation(call) }]),
  ),
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    parameters: {
      Wire: {
        name: wire.WIRE_HEADER,
        in: 'header',
        required: false,
        description: 'Version of the calls the client was made for; one that is served no longer is refused',
        schema: { type: 'integer', minimum: wire.OLDEST_WIRE_SERVED, maximum: wire.WIRE_VERSION },
      },
    },
    schemas: {
      Refusal: {
        type: 'object',
        required: ['code', 'message', 'sysTime', 'sysTimeMs'],
        properties: {
          code: { enum: [...ERROR_CODES] },
          message: { type: 'string', description: 'In the language of the request' },
          sysTime: { type: 'string' },
          sysTimeMs: { type: 'integer' },
          responseData: {},
          requestId: { type: 'string' },
        },
      },
    },
    responses: {
      Refusal: { description: 'Refused', ...json({ $ref: '#/components/schemas/Refusal' }) },
      Fault: { description: 'A fault: no message', ...json({ type: 'object' }) },
    },
  },
})

export const registerOpenApi = (app: FastifyInstance): void => {
  let document: object | undefined
  app.get('/api/openapi.json', async () => {
    // Made on the first request, not at every start.
    document ??= openApiDocument()
    return document
  })
}
