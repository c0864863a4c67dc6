import { ERROR_CODES } from '@shuttle/contracts'
import { type Action, isAllowed } from '@shuttle/domain'
import * as wire from '@shuttle/wire'
import * as staff from '@shuttle/wire/staff'
import { buildTestApp } from '../testing/build-test-app'
import { openApiDocument } from './openapi'

type Json = Record<string, unknown>
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, { post: Json & { operationId: string; security: Json[]; responses: Record<string, Json> } }>
} & Json

const isStaffCall = ({ path }: wire.CallDefinition) => path.startsWith('staff/')
const calls = Object.values({ ...wire, ...staff } as Record<string, unknown>).filter(
  (value): value is wire.CallDefinition => typeof value === 'object' && value !== null && 'idempotent' in value,
)

/** Every object of the document, with the path of keys that leads to it. */
const objectsIn = (value: unknown, at = '#'): Array<[string, Json]> => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, each]) => objectsIn(each, `${at}/${key.replaceAll('/', '~1')}`))
  return Array.isArray(value) ? inside : [[at, value as Json], ...inside]
}
const objects = objectsIn(document)

describe('the OpenAPI document', () => {
  it('the OpenAPI document is of version 3.1 and has the required parts', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.any(String) },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    })
  })

  it('[P7.post.1] the OpenAPI document has every call of the wire and no other', () => {
    expect(calls.length).toBeGreaterThanOrEqual(11)
    expect(Object.keys(document.paths).sort()).toEqual(calls.map(({ path }) => `/api/${path}`).sort())
  })

  it.each(calls.map((call) => [call.path, call] as const))('the OpenAPI document describes %s', (path, call) => {
    const { post } = document.paths[`/api/${path}`] ?? {}
    expect(post).toMatchObject({
      operationId: expect.stringMatching(/^\w+$/),
      security: !isStaffCall(call) && isAllowed('visitor', call.access as Action) ? [] : [{ token: [] }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: {
        200: { description: expect.any(String), content: { 'application/json': { schema: expect.any(Object) } } },
      },
    })
    expect(Object.keys(post?.responses ?? {})).toEqual(['200', '400', '401', '426', '429', '500'])
  })

  it('the OpenAPI document names each operation once', () => {
    const names = Object.values(document.paths).map(({ post }) => post.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('the OpenAPI document refers to nothing that is not there', () => {
    const at = new Map(objects)
    const references = objects.flatMap(([, object]) => (typeof object.$ref === 'string' ? [object.$ref] : []))
    expect(references.length).toBeGreaterThan(4 * calls.length)
    expect(references.filter((reference) => !at.has(reference))).toEqual([])
  })

  it('the OpenAPI document has sound schemas: known types, and a property for each required name', () => {
    const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
    const schemas = objects.filter(([path]) => path.includes('schema'))
    const typed = schemas.filter(([, schema]) => typeof schema.type === 'string')
    expect(typed.length).toBeGreaterThan(50)
    expect(typed.filter(([, { type }]) => !TYPES.includes(String(type)))).toEqual([])
    const unsound = typed.filter(([, { required, properties }]) =>
      Array.isArray(required) ? required.some((name) => !Object.hasOwn(Object(properties), name)) : false,
    )
    expect(unsound).toEqual([])
  })

  it('the OpenAPI document lists every code of refusal', () => {
    const at = new Map(objects)
    expect(at.get('#/components/schemas/Refusal/properties/code')).toEqual({ enum: [...ERROR_CODES] })
  })

  it('the service serves the OpenAPI document, and every call it names', async () => {
    const site = await buildTestApp()
    const served = await site.app.inject('/api/openapi.json')
    expect(served.json()).toEqual(document)
    for (const path of Object.keys(document.paths))
      expect([path, site.app.hasRoute({ method: 'POST', url: path })]).toEqual([path, true])
    await site.close()
  })
})
