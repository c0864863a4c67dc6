import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { refusalPage } from '@shuttle/composer'
import Fastify from 'fastify'
import { pino } from 'pino'
import { answerLargeHeaders } from '../http/answer-large-headers'

const app = Fastify({
  clientErrorHandler: answerLargeHeaders(pino({ level: 'silent' }), (request, status) =>
    refusalPage(request, status, 'help@tickets.example'),
  ),
})
app.get('/', async () => 'home')
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const send = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
const visit = (cookies: string) => send(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${cookies}\r\nconnection: close\r\n\r\n`)

it('[D11.containment.1] cookies larger than servers accept are deleted by a page that says that it signs out', async () => {
  const answer = await visit(`a=${'x'.repeat(47_000)}`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('clear-site-data: "cookies"')
  for (const part of ['you are signed out', '您已退出登录', '你已登出', 'Try again']) expect(answer).toContain(part)
})

it('cookies of ordinary size reach the site (negative control)', async () => {
  expect(await visit(`a=${'x'.repeat(4000)}`)).toMatch(/^HTTP\/1\.1 200 .*home$/s)
})

it('what is no request is refused without a page, and deletes nothing', async () => {
  const answer = await send('hello\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('clear-site-data')
})
