import type { TestApp } from '../build-test-app'
import { credentials } from '../credentials.request'
import type { Attack } from './attack'

/** Content types that a form of another site sends without a preflight request. */
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']

export const FORGE_FORM: Attack[] = ['login', 'logout'].flatMap((path) =>
  TYPES.map((type) => ({
    name: `sends a browser to ${path} by a form of type ${JSON.stringify(type)}`,
    succeeds: async (site: TestApp, guard: boolean) => {
      const headers = { 'content-type': guard ? type : 'application/json' }
      const payload = JSON.stringify(credentials())
      const { statusCode, cookies } = await site.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
      return statusCode === 200 || cookies.length > 0
    },
  })),
)
