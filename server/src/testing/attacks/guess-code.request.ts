import { mailboxBody, openMailbox, otherCode } from '../../modules/passenger/accounts/testing/mailbox.request'
import { type Attack, clearFailures } from './attack'

/**
 * Requests a code to another mailbox and guesses it; the seventh guess is right. Limits by address are off: only the
 * number of tries stops it.
 */
export const GUESS_CODE: Attack = {
  name: 'guesses the code mailed to another member',
  succeeds: async (site, guard) => {
    await site.db.deleteFrom('verification_codes').execute()
    await site.db.deleteFrom('mailbox_gaps').execute()
    await site.db.deleteFrom('mailbox_place_gaps').execute()
    const code = await openMailbox(site).codeFor('level9@demo.test')
    for (const guess of [...Array.from({ length: 6 }, () => otherCode(code)), code]) {
      await clearFailures(site)
      if (!guard) await site.db.updateTable('verification_codes').set({ tries: 0 }).execute()
      const body = mailboxBody('level9@demo.test', guess, 'demo1234')
      const { answer } = await site.call('wx/wx.user.reset.password', body)
      if (answer.code === 'SUCCESS') return true
    }
    return false
  },
}
