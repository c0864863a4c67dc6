import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUS_NAME } from '@shuttle/contracts'
import { createTransport } from 'nodemailer'
import { MailFault } from './mail-fault'

/** One mail, before it has a sender. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Business time in milliseconds. */
  at: number
  /** A calendar file that goes with it. */
  calendar?: { name: string; file: string } | undefined
}

/** Sends a mail. The same id is the same mail: it makes the Message-ID, and the name of the file in development. */
export type Mailer = (id: string, mail: Mail) => Promise<void>

const FROM = `${BUS_NAME.en} <no-reply@bridge-shuttle.example>`
const toMessage = (id: string, { at, calendar, ...mail }: Mail) => ({
  ...mail,
  ...(calendar && { icalEvent: { method: 'PUBLISH', filename: calendar.name, content: calendar.file } }),
  from: FROM,
  date: new Date(at),
  messageId: `<${id}@bridge-shuttle.example>`,
})

/** Throws {@link MailFault}, which does not name the address. */
export const smtpMailer = (smtpUrl: string): Mailer => {
  const transport = createTransport(smtpUrl)
  return async (id, mail) => {
    await transport.sendMail(toMessage(id, mail)).catch((error: unknown) => {
      throw new MailFault(error, mail.to)
    })
  }
}

/** Development: every mail is a file `<id>.eml`, whole from the moment it can be seen. */
export const folderMailer = (folder: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (id, mail) => {
    const { message } = await transport.sendMail(toMessage(id, mail))
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, message as Buffer)
    await rename(`${file}.part`, file)
  }
}

/** `SMTP_URL`, else the outbox folder of the data folder. */
export const configuredMailer = (config: { smtpUrl: string | undefined; dataDir: string }): Mailer =>
  config.smtpUrl === undefined ? folderMailer(join(config.dataDir, 'outbox')) : smtpMailer(config.smtpUrl)
