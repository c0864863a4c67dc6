import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureTransport } from '@shuttle/api-client'
import { type CallDefinition, isSuccess } from '@shuttle/wire'
import { TEST_NOW } from './test-host'

type Body = Record<string, unknown>
/** The answer in wire format, without the fields of the envelope. */
type AnswerBody<Call extends CallDefinition> = Omit<Call['answer']['_zod']['input'], 'sysTime' | 'sysTimeMs'> & Body
/**
 * `break` resets the connection; a `status` other than 200 is answered with the fields beside it. `unreadable` is a
 * success whose fields break the schema on purpose.
 */
export type FakeAnswer<Call extends CallDefinition = CallDefinition> = Partial<AnswerBody<Call>> | FakeFailure
type FakeFailure =
  | { break: true }
  | { unreadable: Body }
  | { refuse: string; message?: string; status?: number; data?: unknown }
type Answerer = (body: Body) => FakeAnswer | Promise<FakeAnswer>

export interface FakeCall {
  path: string
  body: Body
  /** The fields that every call carries, apart from its body. */
  commonFields: Body
  token: string | undefined
  language: string | undefined
  idempotencyKey: string | undefined
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
  connection: 'close',
}
const ENVELOPE = { code: 'SUCCESS', message: '成功', sysTime: '2026-11-21 10:00:00', sysTimeMs: TEST_NOW }

const readBody = async (request: IncomingMessage): Promise<Pick<FakeCall, 'body' | 'commonFields'>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const fields = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
  const { appId, joinType, version, equipment, ...body } = fields
  return { body, commonFields: { appId, joinType, version, equipment } }
}

/** Throws when a browser could not parse the answer: a fixture must not drift from the wire. */
const assertReadable = (call: CallDefinition, answer: Body): void => {
  if (!isSuccess(call.success, answer as Parameters<typeof isSuccess>[1])) return
  const parsed = call.answer.safeParse(answer)
  if (!parsed.success) throw new Error(`The fixture of ${call.path} breaks its schema: ${parsed.error.message}`)
}

/**
 * A service on a local HTTP server, with the transport pointed at it. A call without an answer fails like a broken
 * connection, and a fixture that breaks its schema fails `stop`.
 */
export const startFakeService = async () => {
  const calls: FakeCall[] = []
  const drifted: unknown[] = []
  const ended: string[] = []
  const answerers = new Map<string, { call: CallDefinition; answer: Answerer }>()
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    const path = (request.url ?? '').replace('/api/', '')
    const { body, commonFields } = await readBody(request)
    const key = request.headers['idempotency-key']
    calls.push({
      path,
      body,
      commonFields,
      token: request.headers.authorization,
      language: request.headers['accept-language'],
      idempotencyKey: typeof key === 'string' ? key : undefined,
    })
    const known = answerers.get(path)
    const answer = await known?.answer(body)
    if (!known || !answer || 'break' in answer) return void response.socket?.resetAndDestroy()
    const isRefused = 'refuse' in answer
    const { refuse, status, data, unreadable, ...fields } = answer as Body
    const json = {
      ...ENVELOPE,
      ...(isRefused && { code: refuse, message: 'refused', ...(data !== undefined && { responseData: data }) }),
      ...fields,
      ...(unreadable as Body | undefined),
    }
    try {
      if (!unreadable) assertReadable(known.call, json)
    } catch (error) {
      drifted.push(error)
    }
    response.writeHead(typeof status === 'number' ? status : 200, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  configureTransport({
    baseUrl,
    getToken: () => 'short-token',
    getLanguageTag: () => 'en',
    renewToken: async () => undefined,
    onUnauthorized: (code) => ended.push(code),
    onServerTime: () => undefined,
  })
  return {
    calls,
    /** Codes of the answers that ended the session. */
    ended,
    getCalls: (call: CallDefinition) => calls.filter(({ path }) => path === call.path),
    /** Answers a call from now on, by fields or by a function of its body. */
    on: <Call extends CallDefinition>(
      call: Call,
      answer: FakeAnswer<Call> | ((body: Body) => FakeAnswer<Call> | Promise<FakeAnswer<Call>>),
    ) => {
      const answerer = typeof answer === 'function' ? answer : () => answer
      answerers.set(call.path, { call, answer: answerer as Answerer })
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      if (drifted.length > 0) throw drifted[0]
    },
  }
}
export type FakeService = Awaited<ReturnType<typeof startFakeService>>
