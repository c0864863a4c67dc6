import type { AddressInfo } from 'node:net'
import { buildSandbox } from '../../../../../sandbox'
import { buildTestApp, TEST_NOW } from '../../../../testing/build-test-app'
import { placeBody, quoteBody } from '../../../../testing/trip-body.request'

const KEYS = { accessKeyId: 'sandbox-access-key', accessKeySecret: 'sandbox-access-secret', appKey: 'SANDBOX_SLIDE' }

/** The service beside a running slide service, on a line (HKGZHO) whose orders need a slide. */
export const openSlideSite = async () => {
  const { app: sandbox, state } = buildSandbox({
    ...{ merchant: 'M1', password: 'p1', now: () => TEST_NOW },
    slide: { ...KEYS, real: () => TEST_NOW },
    scripts: { read: (name) => `/* ${name} */` },
  })
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const site = await buildTestApp({ SANDBOX_PORT: String((sandbox.server.address() as AddressInfo).port) })
  const rule = { id: 'slide', line_code: 'HKGZHO', kind: 'slide' as const, begins_at: 0, ends_at: null, revision: 1 }
  await site.db.insertInto('captcha_rules').values(rule).execute()
  return {
    /** A proof of a slide that a hand did, as its script returns it. */
    proof: async () => {
      const query = { appkey: KEYS.appKey, scene: 'nc_other_h5', token: 'T1', took: '800' }
      const { sessionId, sig } = (await sandbox.inject({ url: '/nocaptcha/analyze', query })).json()
      return { sessionId, sig, token: 'T1' }
    },
    /** Of a member who never ordered before. */
    order: async (change: object) =>
      (await site.member()).call('ticket/buy.ticket', placeBody({ date: '2026-11-25' }, 6500, change)),
    /** The captcha that a quote requires: 0 none, 1 four digits, 2 a slide. */
    getCaptchaType: async (): Promise<string> =>
      (await site.call('ticket/buy.ticket', quoteBody())).answer.responseData.captchaType,
    /** The slide service loses its answer to the next call. */
    loseNextAnswer: () =>
      state.faults.push({
        id: 'F',
        kind: 'busy',
        operation: 'slide-verify',
        reference: undefined,
        times: 1,
        ms: 0,
        seconds: 0,
        cents: 0,
      }),
    close: async () => {
      await site.close()
      await sandbox.close()
    },
  }
}
