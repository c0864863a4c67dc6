/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureTransport } from '@shuttle/api-client'
import { signIn } from './index'
import { envelope, sessionAnswer, signedIn } from './testing/session-answer.presenter'

const seen: { path: string | undefined; token: string | undefined }[] = []
let answer: { status: number; body: unknown }
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ path: request.url, token: request.headers.authorization })
    request.resume()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    getToken: () => 'old-token',
    getLanguageTag: () => 'en',
    renewToken: async () => undefined,
    onUnauthorized: () => {},
    onServerTime: () => {},
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  seen.length = 0
})

it('[A7.login.1] signs in without an older token', async () => {
  answer = { status: 200, body: sessionAnswer }
  expect(await signIn({ email: 'a@b.co', password: 'x' })).toEqual(signedIn)
  expect(seen).toEqual([{ path: '/api/login', token: undefined }])
})

it('tells a wrong password as a refusal', async () => {
  answer = { status: 200, body: { ...envelope, code: 'BAD_CREDENTIALS', message: 'no' } }
  await expect(signIn({ email: 'a@b.co', password: 'x' })).rejects.toMatchObject({
    kind: 'refused',
    code: 'BAD_CREDENTIALS',
    answerMessage: 'no',
  })
})
