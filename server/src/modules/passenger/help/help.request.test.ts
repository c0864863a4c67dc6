import { queryHelpCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
const start = async (environment: Record<string, string> = {}) => {
  site = await buildTestApp(environment)
  return async () => (await site.call('manage/query.help', {})).answer
}
afterEach(() => site.close())

it('[D11.help.1] help answers every contact that is set, and the refund policy of today, without a session', async () => {
  const query = await start({
    SUPPORT_ADDRESS: 'help@tickets.example',
    SUPPORT_PHONE: '+852 2888 0000',
    SUPPORT_HOURS: '06:00-23:00',
    SUPPORT_CHAT_URL: 'https://chat.example/bus',
    LOST_PROPERTY: 'lost@tickets.example',
  })
  const answer = await query()
  expect(z.safeParse(queryHelpCall.answer, answer).error).toBeUndefined()
  expect(answer.responseData.contact).toEqual({
    email: 'help@tickets.example',
    phone: '+852 2888 0000',
    hours: { opens: '06:00', closes: '23:00' },
    chatUrl: 'https://chat.example/bus',
    lostProperty: 'lost@tickets.example',
  })
  expect(answer.responseData.refundPolicy.policyId).toBe('purchase-2')
})

it('[D11.help.1] help answers the mail address alone where nothing else is set', async () => {
  const query = await start()
  expect((await query()).responseData.contact).toEqual({ email: 'support@bridge-shuttle.example' })
})
