import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { User } from '@shuttle/contracts'

/** What a test makes the service answer. */
export type Answer =
  | { kind: 'signed-in'; token: string; user: User; more?: Record<string, unknown> }
  | { kind: 'done'; more?: Record<string, unknown> }
  /** `captcha`: the next attempt needs one. */
  | { kind: 'refused'; code: string; message: string; status?: number; captcha?: boolean; data?: unknown }
  | { kind: 'fault' }
  | { kind: 'hang-up' }

export interface AccountService {
  baseUrl: string
  /** Credentials as they arrived, in order. */
  attempts: { email: unknown; password: unknown; token: string | undefined; language: string | undefined }[]
  answer: (next: Answer) => void
  /** Another answer for one call, by its path. */
  answerAt: (path: string, next: Answer) => void
  /** Every call as it arrived: its path, and its body in the words of the house, without the common fields. */
  calls: { path: string; body: Record<string, unknown> }[]
  /** Holds answers back until the returned function is called. */
  hold: () => () => void
  stop: () => Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
}

const envelope = { sysTime: '2026-11-21 10:00:00', sysTimeMs: 1_795_226_400_000 }

const present = (response: ServerResponse, answer: Answer): void => {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (answer.kind === 'hang-up') response.socket?.resetAndDestroy()
  else if (answer.kind === 'fault') send(500, { ...envelope, code: 'FAULT' })
  else if (answer.kind === 'refused')
    send(answer.status ?? 200, {
      ...envelope,
      code: answer.code,
      message: answer.message,
      needcode: answer.captcha === true,
      responseData: answer.data,
    })
  else if (answer.kind === 'done') send(200, { ...envelope, code: 'SUCCESS', message: '成功', ...answer.more })
  else {
    const { nickname, avatarUrl, memberNumber, level, memberId, points, coupons, hasEmail } = answer.user
    const row = {
      nickname,
      headimgurl: avatarUrl,
      webUserId: memberNumber,
      level,
      memberId,
      points,
      couponCount: coupons,
      hasEmail,
    }
    send(200, { ...envelope, code: 'SUCCESS', message: '成功', jwt: answer.token, responseData: row, ...answer.more })
  }
}

/** Fields in the words of the house. */
const WORD: Readonly<Record<string, string>> = {
  webUserid: 'account',
  passWord: 'password',
  oldPassWord: 'oldPassword',
}
const inWords = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [WORD[field] ?? field, value]))

/** A real HTTP server that speaks the wire of accounts, on another origin as far as the browser knows. */
export const startAccountService = async (): Promise<AccountService> => {
  let next: Answer = { kind: 'fault' }
  let held: Promise<void> = Promise.resolve()
  const attempts: AccountService['attempts'] = []
  const calls: AccountService['calls'] = []
  const byPath = new Map<string, Answer>()
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS)
      response.end()
      return
    }
    const path = (request.url ?? '').replace('/api/', '')
    const { appId: _app, joinType: _join, version: _version, equipment: _equipment, ...body } = await readBody(request)
    calls.push({ path, body: inWords(body) })
    attempts.push({
      email: body.webUserid,
      password: body.passWord,
      token: request.headers.authorization,
      language: request.headers['accept-language'],
    })
    await held
    present(response, byPath.get(path) ?? next)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    attempts,
    calls,
    answerAt: (path, answer) => byPath.set(path, answer),
    answer: (answer) => {
      next = answer
    },
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
