import { mailboxBody, openMailbox, otherCode } from '../../modules/passenger/accounts/testing/mailbox.request'
import { type Attack, clearFailures } from './attack'

/**
 * Requests a code to another mailbox and guesses it; the seventh guess is right. Limits by address are off: only the
 * number of tries stops it.
 */
const guessing = (name: string, email: string, path: string): Attack => ({
  name,
  succeeds: async (site, guard) => {
    await site.db.deleteFrom('verification_codes').execute()
    await site.db.deleteFrom('mailbox_gaps').execute()
    await site.db.deleteFrom('mailbox_place_gaps').execute()
    const code = await openMailbox(site).codeFor(email)
    for (const guess of [...Array.from({ length: 6 }, () => otherCode(code)), code]) {
      await clearFailures(site)
      if (!guard) await site.db.updateTable('verification_codes').set({ tries: 0 }).execute()
      const { answer } = await site.call(path, mailboxBody(email, guess, 'demo1234'))
      if (answer.code === 'SUCCESS') return true
    }
    return false
  },
})

export const GUESS_CODE: Attack[] = [
  guessing('guesses the code mailed to another member', 'level9@demo.test', 'wx/wx.user.reset.password'),
  guessing('signs in by guessing the code mailed to another member', 'level1@demo.test', 'wx/wx.user.login.by.code'),
]
