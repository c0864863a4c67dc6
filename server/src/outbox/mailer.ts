import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUS_NAME } from '@shuttle/contracts'
import { createTransport } from 'nodemailer'
import { callSignal } from '../runtime/in-flight-calls'
import { MailFault } from './mail-fault'

/** One mail, before it has a sender. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Business time in milliseconds. */
  at: number
  /** An attached calendar file. */
  calendar?: { name: string; file: string } | undefined
}

/** Sends a mail. The same id is the same mail: it becomes the Message-ID, and the name of the file in development. */
export type Mailer = (id: string, mail: Mail) => Promise<void>

const FROM = `${BUS_NAME.en} <no-reply@bridge-shuttle.example>`
const toMessage = (id: string, { at, calendar, ...mail }: Mail, from: string) => ({
  ...mail,
  ...(calendar && { icalEvent: { method: 'PUBLISH', filename: calendar.name, content: calendar.file } }),
  from,
  date: new Date(at),
  messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>`,
})

/** Time limit of one mail, also with a server that trickles; a message stays claimed for longer. */
export const MAIL_WITHIN_MS = 20_000

/** As many connections as the bulkheads of the outbox have mails in flight; the outbox retries, not the pool. */
const POOL = { pool: true, maxConnections: 8, maxRequeues: 1, idleTimeout: 60_000 } as const
/** A server in the same data centre answers at once; a retry is better than a longer wait. */
export const SMTP_TIMEOUTS = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
} as const

/** Throws {@link MailFault}, which does not name the address. */
export const smtpMailer = (
  smtpUrl: string,
  { from = FROM, withinMs = MAIL_WITHIN_MS }: { from?: string | undefined; withinMs?: number } = {},
): Mailer => {
  const transport = createTransport({ url: smtpUrl, ...POOL, ...SMTP_TIMEOUTS })
  return async (id, mail) => {
    const signal = callSignal(withinMs)
    await transport.sendMail({ ...toMessage(id, mail, from), signal }).catch((error: unknown) => {
      throw new MailFault(error, mail.to)
    })
  }
}

/** Development: every mail is a file `<id>.eml`, complete as soon as it is visible. */
export const folderMailer = (folder: string, from = FROM): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (id, mail) => {
    const { message } = await transport.sendMail(toMessage(id, mail, from))
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, message as Buffer)
    await rename(`${file}.part`, file)
  }
}

/** From `MAIL_FROM` by `SMTP_URL`, else the outbox folder of the data folder. */
export const configuredMailer = (config: {
  smtpUrl: string | undefined
  mailFrom: string | undefined
  dataDir: string
}): Mailer =>
  config.smtpUrl === undefined
    ? folderMailer(join(config.dataDir, 'outbox'), config.mailFrom)
    : smtpMailer(config.smtpUrl, { from: config.mailFrom })
