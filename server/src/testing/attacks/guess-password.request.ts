import { credentials } from '../credentials.request'
import { hashCheaply } from '../hash-cheaply'
import { type Attack, clearFailures } from './attack'

const GUESSES = Array.from({ length: 14 }, (_, index) => (index === 12 ? 'demo1234' : `guess-${index}`))

/**
 * A list of likely passwords against one account; the right one is the thirteenth. Optionally every guess comes from
 * another address.
 */
const guessing = (name: string, toAddress: (index: number) => string): Attack => ({
  name,
  succeeds: async (site, guard) => {
    for (const [index, password] of GUESSES.entries()) {
      if (!guard) await clearFailures(site)
      const headers = { 'x-forwarded-for': toAddress(index) }
      const { answer } = await site.call('login', credentials({ password }), headers)
      if (answer.code === 'SUCCESS') return true
    }
    return false
  },
})

/** One likely password against many accounts; it is right for the twelfth. */
const spraying = (name: string, toAddress: (index: number) => string): Attack => ({
  name,
  succeeds: async (site, guard) => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => site.member()))
    const emails = accounts.map(({ email }) => email)
    const setPassword = async (of: string[], password: string) => {
      const password_hash = await hashCheaply(password)
      await site.db.updateTable('accounts').set({ password_hash }).where('email', 'in', of).execute()
    }
    await setPassword(emails, 'another')
    await setPassword(emails.slice(-1), '123456')
    for (const [index, email] of emails.entries()) {
      if (!guard) await clearFailures(site)
      const headers = { 'x-forwarded-for': toAddress(index) }
      const { answer } = await site.call('login', credentials({ email, password: '123456' }), headers)
      if (answer.code === 'SUCCESS') return true
    }
    return false
  },
})

export const GUESS_PASSWORD: Attack[] = [
  guessing('guesses a password from one address', () => '203.0.113.7'),
  guessing('guesses a password, each time from another address', (index) => `198.51.100.${index}`),
  spraying('tries one password on many accounts', () => '203.0.113.77'),
  spraying(
    'tries one password on many accounts, claiming another address each time',
    (index) => `192.0.2.${index}, 203.0.113.78`,
  ),
]
