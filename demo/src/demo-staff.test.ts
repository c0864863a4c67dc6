import { getSealer } from '@shuttle/server/filling'
import { buildTestApp, digitsAt, type TestApp } from '@shuttle/server/testing/service'
import { DEMO_FACTOR_SECRET, DEMO_STAFF, loadDemoStaff } from './demo-staff'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  for (let time = 0; time < 2; time += 1) {
    await loadDemoStaff(site.db, getSealer(site.context.config), site.clock.now())
  }
})
afterAll(() => site.close())

const signIn = async (email: string) => {
  const { jwt } = (await site.call('login', { webUserid: email, passWord: 'demo1234' })).answer
  return (path: string, body = {}) => site.call(path, body, { authorization: jwt }).then(({ answer }) => answer)
}

it.each([{ email: 'level9@demo.test', role: 'supervisor' }, ...DEMO_STAFF])(
  '$email of the demo signs in as $role',
  async ({ email, role }) => {
    const call = await signIn(email)
    expect((await call('staff/query.index')).responseData.role).toBe(role)
  },
)

it('the second supervisor enters the digits of the printed secret; the first one signs in without', async () => {
  expect((await (await signIn('level9@demo.test'))('staff/query.staff')).code).toBe('SUCCESS')
  const second = await signIn(DEMO_STAFF[0].email)
  expect((await second('staff/query.staff')).code).toBe('STAFF_FACTOR_NEEDED')
  const code = digitsAt(DEMO_FACTOR_SECRET, site.clock.now())
  expect((await second('staff/give.factor', { code })).code).toBe('SUCCESS')
  expect((await second('staff/query.staff')).code).toBe('SUCCESS')
})
