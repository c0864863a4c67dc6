import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The server's reaction to a mail to an address; `hang` accepts the recipient and never answers. */
export type MailFate = 'take' | 'hang' | 'refuse'

/** A mail server on the wire, with the parts that an SMTP client needs. */
export const startMailServer = async (fateOf: (recipient: string) => MailFate = () => 'take') => {
  const sockets = new Set<Socket>()
  const taken: string[] = []
  const hanging: string[] = []
  let isDead = false
  let refusal: string | undefined
  let connections = 0
  const answer = (socket: Socket, line: string): void => {
    if (line.startsWith('EHLO')) return void socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n')
    if (line.startsWith('AUTH')) return void socket.write(`${refusal ?? '235 welcome'}\r\n`)
    const recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1]
    if (recipient === undefined) return void socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    const fate = fateOf(recipient)
    if (fate === 'hang') return void hanging.push(recipient)
    if (fate === 'refuse') return void socket.write('550 5.1.1 no such mailbox\r\n')
    taken.push(recipient)
    socket.write('250 ok\r\n')
  }
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (isDead) return void socket.destroy()
    let isData = false
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('data', (part) => {
      for (const line of part.toString().split('\r\n').filter(Boolean)) {
        if (isData && line !== '.') continue
        if (line === 'DATA') socket.write('354 go on\r\n')
        else answer(socket, line)
        isData = line === 'DATA'
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Recipients of accepted mails. */
    taken,
    /** Recipients whose mails wait for an answer that never comes. */
    hanging,
    connections: () => connections,
    /** Ends every connection, also new ones. */
    die: () => {
      isDead = true
      hangUp()
    },
    revive: () => {
      isDead = false
    },
    /** Refuses sign-ins by this reply, until it is called again. */
    refuseSignIn: (reply?: string) => {
      refusal = reply
    },
    close: async () => {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>
