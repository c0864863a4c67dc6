import { type ChildProcess, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '@shuttle/platform/processes'
import { exitOf } from '../fixtures/pair-of-services'

const CONFIGURATION = join(resolve(import.meta.dirname, '../..'), 'docs/nginx-one-service.conf')

/** Ports of this machine for those of the configuration. */
export interface TlsPorts {
  /** Ports of the three servers in order: site, frames, bank. */
  listen: readonly [number, number, number]
  /** Upstream ports by the ports of the guide. */
  behind: Readonly<Record<string, number>>
}

/**
 * A self-signed certificate for this machine, and nginx with the configuration of the guide, except ports and paths.
 */
export const startTls = async (folder: string, { listen, behind }: TlsPorts) => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'certificate-key.pem')]
  const own = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=tickets.example']
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...own, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const conf = join(folder, 'nginx.conf')
  let server = 0
  writeFileSync(
    conf,
    readFileSync(CONFIGURATION, 'utf8')
      .replaceAll('/etc/bridge-shuttle/', `${folder}/`)
      .replace(/listen 443/g, () => `listen 127.0.0.1:${listen[server++]}`)
      .replace(/127\.0\.0\.1:(80\d+)\b/g, (whole, port: string) =>
        behind[port] ? `127.0.0.1:${behind[port]}` : whole,
      ),
  )
  const child: ChildProcess = startProcess('nginx', ['-p', folder, '-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr?.on('data', (part: Buffer) => {
    output += part.toString()
  })
  // Any answer, even an unknown certificate, proves that it listens.
  for (const port of listen)
    for (let isThere = false; !isThere; ) {
      if (child.exitCode !== null) throw new Error(`nginx did not start\n${output}`)
      isThere = await fetch(`https://127.0.0.1:${port}`).then(
        () => true,
        (error: Error) => !String(error.cause).includes('ECONNREFUSED'),
      )
      await sleep(50)
    }
  return {
    certificate,
    stop: async () => {
      const ended = exitOf(child)
      child.kill('SIGTERM')
      await ended
    },
  }
}
