import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { User } from '@shuttle/contracts'

/** What a test makes the service answer to a sign-in. */
export type SignInAnswer =
  | { kind: 'signed-in'; token: string; user: User }
  | { kind: 'refused'; code: string; message: string; status?: number }
  | { kind: 'fault' }
  | { kind: 'hang-up' }

export interface AccountService {
  baseUrl: string
  /** Credentials as they arrived, in order. */
  attempts: { email: unknown; password: unknown; token: string | undefined; language: string | undefined }[]
  answer: (next: SignInAnswer) => void
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

const present = (response: ServerResponse, answer: SignInAnswer): void => {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (answer.kind === 'hang-up') response.socket?.resetAndDestroy()
  else if (answer.kind === 'fault') send(500, { ...envelope, code: 'FAULT' })
  else if (answer.kind === 'refused')
    send(answer.status ?? 200, { ...envelope, code: answer.code, message: answer.message })
  else {
    const { nickname, avatarUrl, memberNumber, level, memberId } = answer.user
    const row = { nickname, headimgurl: avatarUrl, webUserId: memberNumber, level, memberId }
    send(200, { ...envelope, code: 'SUCCESS', message: '成功', jwt: answer.token, responseData: row })
  }
}

/** A real HTTP server that speaks the wire of signing in, on another origin as far as the browser knows. */
export const startAccountService = async (): Promise<AccountService> => {
  let next: SignInAnswer = { kind: 'fault' }
  let held: Promise<void> = Promise.resolve()
  const attempts: AccountService['attempts'] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS)
      response.end()
      return
    }
    const body = await readBody(request)
    attempts.push({
      email: body.webUserid,
      password: body.passWord,
      token: request.headers.authorization,
      language: request.headers['accept-language'],
    })
    await held
    present(response, next)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    attempts,
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
