import { SAMPLE_PASSWORD } from '../filling/sample-accounts'

/** The fields of the sign-in form; the demo's member by default. */
export const credentials = (given: { email?: string; password?: string } = {}) => ({
  webUserid: given.email ?? 'level1@demo.test',
  passWord: given.password ?? SAMPLE_PASSWORD,
})
