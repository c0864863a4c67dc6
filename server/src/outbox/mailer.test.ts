import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderMailer } from './mailer'

const folder = mkdtempSync(join(tmpdir(), 'shuttle-mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const letter = {
  to: 'level1@demo.test',
  subject: '訂單已付款',
  text: '電子車票',
  at: Date.parse('2026-11-21T10:00:00+08:00'),
}

describe('[D9.25] a development mail is a file', () => {
  it('a development mail is one file for one letter, however often it is sent', async () => {
    const send = folderMailer(join(folder, 'outbox'))
    await send('letter-1', letter)
    await send('letter-1', letter)
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['letter-1.eml'])
  })
  it('a development mail has recipient, subject, business time and text', async () => {
    const mail = readFileSync(join(folder, 'outbox/letter-1.eml'), 'utf8')
    const [head = '', body = ''] = mail.split('\n\n')
    expect(head).toContain('To: level1@demo.test')
    expect(head).toContain('Date: Sat, 21 Nov 2026 02:00:00 +0000')
    const subject = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, part]) => Buffer.from(part ?? '', 'base64'))
    expect(Buffer.concat(subject).toString()).toBe(letter.subject)
    expect(Buffer.from(body, head.includes('base64') ? 'base64' : 'utf8').toString()).toContain(
      head.includes('base64') ? letter.text : '=E9=9B=BB',
    )
  })
  it('[D4.17] a mail carries a calendar file in the form that calendars accept', async () => {
    const calendar = { name: 'airport-bus-B1.ics', file: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }
    await folderMailer(join(folder, 'outbox'))('letter-2', { ...letter, calendar })
    const mail = readFileSync(join(folder, 'outbox/letter-2.eml'), 'utf8')
    expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/)
    expect(mail).toContain('airport-bus-B1.ics')
  })
})
