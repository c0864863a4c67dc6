import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What npm sends and reads of one package. */
export interface Packument {
  name: string
  versions: Record<string, { private?: boolean; dependencies?: Record<string, string> }>
  'dist-tags': Record<string, string>
  /** Name of a packed file -> its content as base64. */
  _attachments: Record<string, { data: string }>
}

const merge = (known: Packument | undefined, sent: Packument): Packument => ({
  ...sent,
  versions: { ...known?.versions, ...sent.versions },
  'dist-tags': { ...known?.['dist-tags'], ...sent['dist-tags'] },
  _attachments: { ...known?._attachments, ...sent._attachments },
})

/** An npm registry of this process, on a loopback port: stores what `npm publish` sends, and serves it to `npm install`. */
export const startNpmRegistry = async () => {
  const stored = new Map<string, Packument>()
  const server = createServer(async (request, response) => {
    const [name = '', file] = decodeURIComponent((request.url ?? '').slice(1)).split('/-/')
    const found = stored.get(name)
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'PUT') {
      stored.set(name, merge(found, JSON.parse(await text(request)) as Packument))
      return answer(201, { ok: true })
    }
    if (!found) return answer(404, { error: 'not found' })
    if (file === undefined) return answer(200, { ...found, _attachments: undefined })
    const packed = found._attachments[file]
    if (!packed) return answer(404, { error: 'not found' })
    return response.writeHead(200).end(Buffer.from(packed.data, 'base64'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/`,
    stored,
    /** For npm, which publishes nothing without a token. */
    environment: { [`npm_config_//${host}/:_authToken`]: 'throwaway' },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
