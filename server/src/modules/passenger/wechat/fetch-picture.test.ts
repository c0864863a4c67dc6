import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchPicture } from './fetch-picture'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const WEBP = Buffer.from('RIFF____WEBPVP8 ', 'latin1')

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/png' }).end()
    else if (request.url === '/png') response.end(PNG)
    else if (request.url === '/jpeg') response.writeHead(200, { 'content-type': 'text/html' }).end(JPEG)
    else if (request.url === '/webp') response.end(WEBP)
    else if (request.url === '/svg')
      response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)"/>')
    else if (request.url === '/long') response.end(Buffer.concat([PNG, Buffer.alloc(200_000)]))
    else if (request.url !== '/never') response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const take = (address: string) =>
  fetchPicture(address, { origins: [origin], timeoutMs: address.endsWith('/never') ? 300 : 60_000 })

describe('the picture of a stranger', () => {
  it.each([
    ['/png', 'image/png'],
    ['/jpeg', 'image/jpeg'],
    ['/webp', 'image/webp'],
  ])('picture %s is %s by its first bytes, whatever type its sender names', async (path, contentType) => {
    expect((await take(origin + path))?.contentType).toBe(contentType)
  })

  it.each(['/svg', '/long', '/moved', '/gone', '/never'])('no picture is taken from the address %s', async (path) => {
    expect(await take(origin + path)).toBeUndefined()
  })

  it.each(['', 'no address', 'file:///etc/passwd', 'http://169.254.169.254/latest', 'http://localhost:1/'])(
    'no picture is requested at %j',
    async (address) => {
      expect(await take(address)).toBeUndefined()
    },
  )
})
