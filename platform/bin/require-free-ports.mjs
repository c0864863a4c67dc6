import { createServer } from 'node:net'
import { findPortListener } from './port-listener.mjs'

/** Resolves with the system's error code, such as EADDRINUSE, or with undefined for a free port. */
const tryPort = (host, port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

/**
 * Throws one line, with the process, for a port of `npm start` that is in use, before time is spent on installing and
 * building. The service reports invalid settings itself, all at once.
 */
export const requireFreePorts = async (env) => {
  const host = env.HOST || '127.0.0.1'
  const port = Number(env.PORT || 8080)
  const sandboxPort = Number(env.SANDBOX_PORT || port + 1)
  const hasSandbox = env.NODE_ENV !== 'production' && env.ROLE !== 'delivery'
  const wanted = [
    { setting: 'PORT', owner: '', port },
    ...(hasSandbox ? [{ setting: 'SANDBOX_PORT', owner: ' of the sandbox', port: sandboxPort }] : []),
    ...(env.ROLE === 'api'
      ? []
      : [
          {
            setting: 'FRAMES_PORT',
            owner: ' of the frames',
            port: Number(env.FRAMES_PORT || Math.max(port, sandboxPort) + 1),
          },
        ]),
  ].filter((one) => Number.isInteger(one.port) && one.port > 0 && one.port < 65_536)
  for (const one of wanted) {
    if ((await tryPort(host, one.port)) !== 'EADDRINUSE') continue
    const listener = findPortListener(one.port)
    const by = listener ? ` by ${listener}: stop it, or choose` : ': choose'
    throw new Error(`Port ${one.port}${one.owner} is taken${by} another with ${one.setting}=<number>.`)
  }
}
