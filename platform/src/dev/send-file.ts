import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Sends a file below `folder` with no-store; 404 when it does not exist. */
export const sendFile = async (response: ServerResponse, folder: string, name: string): Promise<void> => {
  const path = normalize(join(folder, name))
  const content = path.startsWith(normalize(folder + sep)) ? await readFile(path).catch(() => undefined) : undefined
  if (!content) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('no such file in this build')
    return
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(content)
}
