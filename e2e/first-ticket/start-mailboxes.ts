import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine, which stores received mails as files in `outbox/` of a folder. */
export const startMailboxes = async (folder: string) => {
  mkdirSync(join(folder, 'outbox'), { recursive: true })
  let taken = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      taken += 1
      pipeline(stream, createWriteStream(join(folder, 'outbox', `${taken}.eml`))).then(() => done(), done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
