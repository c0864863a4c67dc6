import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountSubject, hashPassword } from '../modules/passenger/sessions'
import { dumpDatabase } from '../sealing/testing/dump-database'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { siteJobs } from './site-jobs'

const folder = mkdtempSync(join(tmpdir(), 'forget-account-'))
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const sendMails = async (): Promise<void> => {
  for (const job of siteJobs(site.context).filter(({ name }) => name.startsWith('outbox: ')))
    await job.run(new AbortController().signal)
}

it('[D6.rights.1] no row holds the address of a deleted account or a hash of it once its last mail is sent', async () => {
  const member = await site.member()
  const { accountId, email } = member
  const passWord = 'Right-password-1'
  const withPassword = { password_hash: await hashPassword(passWord) }
  await site.db.updateTable('accounts').set(withPassword).where('id', '=', accountId).execute()
  const hash = createHash('sha256').update(email).digest('hex').slice(0, 32)
  const keyedHash = accountSubject(site.context.config.secrets.codes, email).replace(/^.*:/, '')
  const search = async () => {
    const dump = await dumpDatabase(site.db)
    return { address: dump.includes(email), hash: dump.includes(hash), keyedHash: dump.includes(keyedHash) }
  }
  expect(await search()).toMatchObject({ address: true })
  const wrong = await site.call('login', { webUserid: email, passWord: 'Wrong-password-1' })
  expect(wrong.answer.code).toBe('BAD_CREDENTIALS')
  expect(await search()).toEqual({ address: true, hash: false, keyedHash: true })
  await member.prove()
  expect((await member.call('wx/wx.user.delete', { passWord })).code).toBe('SUCCESS')
  // The mail about the deletion waits with the address.
  expect(await search()).toEqual({ address: true, hash: false, keyedHash: false })
  await sendMails()
  expect(await search()).toEqual({ address: false, hash: false, keyedHash: false })
  // A failed attempt is counted under a hash that takes the service's key to compute.
  await site.call('login', { webUserid: email, passWord: 'Wrong-password-1' })
  expect(await search()).toEqual({ address: false, hash: false, keyedHash: true })
})
