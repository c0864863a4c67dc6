import { storeChallenge } from '../../modules/passenger/captcha/testing/known-challenge'
import { credentials } from '../credentials.request'
import { type Attack, clearFailures } from './attack'

const failThrice = async (site: Parameters<Attack['succeeds']>[0]) => {
  await clearFailures(site)
  for (let time = 0; time < 3; time += 1) await site.call('login', credentials({ password: 'wrong' }))
}

/** A picture solved once by a person, and its answer used for guess after guess. */
const REPLAY: Attack = {
  name: 'replays a captcha that was answered',
  succeeds: async (site, guard) => {
    await failThrice(site)
    const { digits, headers } = await storeChallenge(site, 'login')
    await site.call('login', { ...credentials({ password: 'wrong' }), code: digits }, headers)
    if (!guard) await site.db.updateTable('captcha_challenges').set({ spent_for: null, passed: false }).execute()
    return (await site.call('login', { ...credentials(), code: digits }, headers)).answer.code === 'SUCCESS'
  },
}

/** A picture solved in one browser, and its answer used in another. */
const CARRY: Attack = {
  name: 'carries the answer of a captcha into another browser',
  succeeds: async (site, guard) => {
    await failThrice(site)
    const solved = await storeChallenge(site, 'login')
    const other = await storeChallenge(site, 'login')
    const { headers } = guard ? other : solved
    return (await site.call('login', { ...credentials(), code: solved.digits }, headers)).answer.code === 'SUCCESS'
  },
}

export const REPLAY_CAPTCHA: Attack[] = [REPLAY, CARRY]
