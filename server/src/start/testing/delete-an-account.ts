import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../../app'
import { testClock } from '../../clock'
import { readConfig } from '../../config'
import { openEmbedded } from '../../database/embedded'
import { migrate } from '../../database/migrate'
import { accountSubject, hashPassword, insertAccount } from '../../modules/sessions'
import { siteJobs } from '../site-jobs'

/**
 * `delete-an-account.ts <folder> <address>`: an account of this address is used and deleted by calls, and the jobs of the service run one by
 * one. Prints after each step whether a file of the embedded database holds the address, its hash, and its hash under the key of the service.
 * In a process of its own, because the database cannot be opened in a folder inside of jest.
 */
const [folder = '', email = ''] = process.argv.slice(2)
const database = join(folder, 'database')
const clock = testClock(Date.parse('2026-11-21T10:00:00+08:00'))
const config = readConfig({ DATA_DIR: folder })
const db = await openEmbedded(database)
await migrate(db)
const context = { db, clock, config, log: pino({ level: 'silent' }), metrics: new Registry() }
const app = await buildApp(context)
const jobs = siteJobs(context)

const secrets = {
  address: email,
  hash: createHash('sha256').update(email).digest('hex').slice(0, 32),
  keyedHash: accountSubject(config.secrets.codes, email).replace(/^.*:/, ''),
}
const searchFiles = async () => {
  await sql`checkpoint`.execute(db)
  const files = readdirSync(database, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const contents = files.map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  const isFound = (text: string) => contents.some((content) => content.includes(text))
  return Object.fromEntries(Object.entries(secrets).map(([name, text]) => [name, isFound(text)]))
}
const call = async (path: string, payload: object, headers: Record<string, string> = {}) =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).json()
const signIn = (passWord: string) => call('login', { webUserid: email, passWord })
const runJobs = async (name: string) => {
  const named = jobs.filter((each) => each.name.startsWith(name))
  if (named.length === 0) throw new Error(`no job is called ${name}`)
  for (const job of named) await job.run(new AbortController().signal)
}
const REWRITE = 'rewrite the embedded database after deletions'
const steps: Record<string, unknown> = {}

const password = 'Right-password-1'
const account = { email, passwordHash: await hashPassword(password), nickname: 'Ming', level: 1, now: clock.now() }
await insertAccount(db, account)
const codes = [(await signIn('Wrong-password-1')).code, (await call('web/query.web.verification.code', { email })).code]
const { jwt } = await signIn(password)
codes.push((await call('wx/wx.user.delete', { passWord: password }, { authorization: jwt })).code)
steps.codes = codes
steps.deleted = await searchFiles()
await runJobs(REWRITE)
steps.rewrittenBeforeItsMail = await searchFiles()
await runJobs('outbox: ')
steps.mailed = await searchFiles()
await runJobs(REWRITE)
steps.rewritten = await searchFiles()
await signIn(password)
steps.signInAfterwards = await searchFiles()
await app.close()
await db.destroy()
process.stdout.write(JSON.stringify(steps))
