import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENING = '0A'

const attempt = (read, otherwise) => {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** Inodes of the sockets that listen on a port; `/proc/net/tcp` has ports in hexadecimal. */
const listeningInodes = (port) => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => attempt(() => readFileSync(file, 'utf8').split('\n').slice(1), []))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(`:${hex}`) && state === LISTENING)
    .map((columns) => columns[9])
}

/**
 * The process that listens on a port, such as `process 4711 (node server/dist/main.mjs)`. Undefined where the system
 * does not reveal it, as for a process of another user.
 */
export const findPortListener = (port) => {
  const sockets = new Set(listeningInodes(port).map((inode) => `socket:[${inode}]`))
  if (sockets.size === 0) return undefined
  for (const pid of attempt(() => readdirSync('/proc'), []).filter((name) => /^\d+$/.test(name))) {
    const files = attempt(() => readdirSync(`/proc/${pid}/fd`), [])
    if (!files.some((file) => sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${file}`), '')))) continue
    const args = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '')
      .split('\0')
      .filter(Boolean)
    return `process ${pid} (${args.join(' ').slice(0, 80)})`
  }
  return undefined
}
