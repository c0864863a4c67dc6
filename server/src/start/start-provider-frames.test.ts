import { readConfig } from '../config/config'
import { framedBy } from './start-provider-frames'

it('provider frames open on pages of the site alone in production, and on pages of this machine too in development', () => {
  const config = readConfig({ PUBLIC_URL: 'https://tickets.example' })
  expect(framedBy({ ...config, production: true })).toEqual(['https://tickets.example'])
  expect(framedBy(config)).toEqual(['https://tickets.example', 'http://127.0.0.1:*', 'http://localhost:*'])
})
