import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Change of an answer on the network. */
export type FaultEffect =
  | { kind: 'status'; status: number }
  /** Accepted and never answered, until the fault is lifted or the connection ends. */
  | { kind: 'hang' }
  /** Accepted and never answered, not even when the fault is lifted: a connection that has died on the way. */
  | { kind: 'dead' }
  | { kind: 'drop' }
  /** The connection ends with a reset. */
  | { kind: 'reset' }
  /** Half of the answer, with the length of all of it, and then the end of the connection. */
  | { kind: 'cut' }
  | { kind: 'delay'; ms: number }
  /** 200 with other content. */
  | { kind: 'instead'; type: string; body: string }
  | { kind: 'rewrite'; body: (body: Buffer) => Buffer | string; dropHeaders?: readonly string[] }
  | { kind: 'send-with'; headers: Readonly<Record<string, string>> }

export interface Fault {
  /** Matches the whole requested address, query included. */
  address: RegExp
  method?: string
  effect: FaultEffect
  /** Number of times; without a limit by default. */
  times?: number
}

export interface Seen {
  method: string
  address: string
  /** Milliseconds since the epoch when the faulty answer was complete, or when a hanging request came. */
  at: number
  headers: IncomingMessage['headers']
  /** Status of the answer; undefined while there is none. */
  status: number | undefined
}

export interface FaultProxy {
  url: string
  /** Adds a fault; returns a function that removes it. */
  add: (fault: Fault) => () => void
  /** Requests that got a fault. */
  hit: readonly Seen[]
  /** Every request. */
  all: readonly Seen[]
  clear: () => void
  stop: () => Promise<void>
}

/** Connection headers are removed at each hop. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const decoded = (body: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

/**
 * A proxy in front of a running site that breaks answers on the network; without a fault it passes everything on
 * unchanged.
 */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const upstream = new URL(target)
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let faults: { fault: Fault; left: number; lifted: Promise<void>; lift: () => void }[] = []
  const hit: Seen[] = []
  const all: Seen[] = []

  const fetchUpstream = (request: IncomingMessage, body: Buffer, more: Readonly<Record<string, string>> = {}) =>
    new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
      const headers: IncomingMessage['headers'] = { ...request.headers, host: upstream.host, ...more }
      for (const name of HOP) delete headers[name]
      const { hostname, port: at } = upstream
      const sent = sendRequest({ hostname, port: at, method: request.method, path: request.url, headers }, (answer) => {
        read(answer).then((bytes) => resolve({ answer, body: bytes }), reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })

  const sendHead = (
    response: ServerResponse,
    answer: IncomingMessage,
    length: number,
    drop: readonly string[] = [],
  ) => {
    const headers = { ...answer.headers }
    for (const name of [...HOP, 'content-length', ...drop]) delete headers[name]
    // Replaces the site's address by the proxy's.
    if (headers.location) headers.location = headers.location.replace(target, url)
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': length })
  }
  const send = (response: ServerResponse, answer: IncomingMessage, body: Buffer, drop: readonly string[] = []) => {
    sendHead(response, answer, body.length, drop)
    response.end(body)
  }

  const pass = async (request: IncomingMessage, response: ServerResponse, body: Buffer, more = {}): Promise<void> => {
    const { answer, body: bytes } = await fetchUpstream(request, body, more)
    send(response, answer, bytes)
  }

  const applyEffect = async (
    { fault, lifted }: (typeof faults)[number],
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<void> => {
    const how = fault.effect
    switch (how.kind) {
      case 'status':
        response.writeHead(how.status, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
        response.end('broken on the wire')
        return
      case 'instead':
        response.writeHead(200, { 'content-type': how.type, 'cache-control': 'no-store' })
        response.end(how.body)
        return
      case 'drop':
        request.socket.destroy()
        return
      case 'reset':
        request.socket.resetAndDestroy()
        return
      case 'cut': {
        const { answer, body: bytes } = await fetchUpstream(request, body)
        // The answer of HEAD has no body to cut.
        if (bytes.length === 0) return send(response, answer, bytes)
        sendHead(response, answer, bytes.length)
        response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
        return
      }
      case 'hang':
        // Once the fault is removed, the request is answered after all: late, not lost.
        await lifted
        return pass(request, response, body)
      case 'dead':
        return
      case 'delay':
        await sleep(how.ms)
        return pass(request, response, body)
      case 'send-with':
        return pass(request, response, body, how.headers)
      case 'rewrite': {
        const { answer, body: bytes } = await fetchUpstream(request, body)
        const text = decoded(bytes, answer.headers['content-encoding'])
        // With the original headers, so that caches store it.
        return send(response, answer, Buffer.from(how.body(text)), [
          'content-encoding',
          'etag',
          ...(how.dropHeaders ?? []),
        ])
      }
    }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request)
    const address = request.url ?? '/'
    const { method = 'GET', headers } = request
    const seen = (): Seen => ({ method, address, at: Date.now(), headers, status: undefined })
    const noted = seen()
    all.push(noted)
    response.on('finish', () => Object.assign(noted, { status: response.statusCode }))
    const met = faults.find(
      ({ fault, left }) => left > 0 && fault.address.test(address) && (fault.method ?? method) === method,
    )
    if (!met) return pass(request, response, body)
    met.left -= 1
    const isAnswered = !['hang', 'dead'].includes(met.fault.effect.kind)
    if (!isAnswered) hit.push(seen())
    await applyEffect(met, request, response, body)
    if (isAnswered) hit.push(seen())
  }

  const liftAll = () => {
    for (const { lift } of faults) lift()
    faults = []
  }
  return {
    url,
    hit,
    all,
    add: (fault) => {
      let lift = () => {}
      const lifted = new Promise<void>((resolve) => {
        lift = resolve
      })
      const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY, lifted, lift }
      // The latest fault precedes older ones.
      faults = [entry, ...faults]
      return () => {
        faults = faults.filter((one) => one !== entry)
        lift()
      }
    },
    clear: () => {
      liftAll()
      hit.length = 0
      all.length = 0
    },
    stop: async () => {
      liftAll()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
