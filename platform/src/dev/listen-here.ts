import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { DevelopmentFault } from './development-fault'

export type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface BindAddress {
  host: string
  port: number
}

const addressFault = ({ host, port }: BindAddress, error: NodeJS.ErrnoException): Error => {
  if (error.code === 'EADDRINUSE') return new DevelopmentFault(`Port ${port} is taken: PORT=${port + 10} npm run dev`)
  if (error.code === 'EACCES') return new DevelopmentFault(`Port ${port} needs rights: PORT=8080 npm run dev`)
  if (error.code === 'EADDRNOTAVAIL') return new DevelopmentFault(`${host} is no address of this machine: set HOST.`)
  return error
}

/** A failed answer shows the error, and the browser repeats the request: the next save may have fixed it. */
const failed = (response: ServerResponse, error: unknown): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' })
  response.end(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** Listens and answers. Rejects with a {@link DevelopmentFault} when the address is not available. */
export const listenHere = (address: BindAddress, answer: Answerer): Promise<{ close: () => void }> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => failed(response, error))
    })
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    server.once('error', (error) => reject(addressFault(address, error)))
    server.listen(address.port, address.host, () => resolve({ close }))
  })
