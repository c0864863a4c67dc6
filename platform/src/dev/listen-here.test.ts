import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { freePort } from '../test-run/free-port'
import { DevelopmentFault } from './development-fault'
import { listenHere } from './listen-here'

describe('the development server', () => {
  it('the development server reports in one line that its port is taken', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', () => done()))
    const { port } = other.address() as AddressInfo
    const refused = listenHere({ host: '127.0.0.1', port }, async () => {})
    await expect(refused).rejects.toThrow(DevelopmentFault)
    await expect(refused).rejects.toThrow(`Port ${port} is taken: PORT=${port + 10} npm run dev`)
    other.close()
  })

  it('the development server shows why it cannot answer, and the browser repeats the request', async () => {
    const port = await freePort()
    const server = await listenHere({ host: '127.0.0.1', port }, async () => {
      throw new Error('the manifest is broken')
    })
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.status).toBe(502)
    expect(answer.headers.get('refresh')).toBe('2')
    expect(await answer.text()).toContain('the manifest is broken')
    server.close()
  })
})
