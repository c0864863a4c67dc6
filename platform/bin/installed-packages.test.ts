import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Jest cannot load the ES module, so a separate process runs it. */
const environmentOf = (env: Record<string, string>): Record<string, string> => {
  const module = pathToFileURL(join(__dirname, 'installed-packages.mjs')).href
  const code = `import { installEnvironment } from '${module}'; console.log(JSON.stringify(installEnvironment(process.env)))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: env as never }),
  )
}

it('an installation gets its paths and registry, and no secret of the service', () => {
  const needed = {
    PATH: process.env.PATH ?? '',
    HOME: '/home/builder',
    https_proxy: 'http://proxy',
    npm_config_registry: 'x',
  }
  const secrets = {
    ...{
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://me:hush@db/shuttle',
      TOKEN_SECRET: 'hush',
      DATA_KEY: 'hush',
    },
    ...{
      TICKET_KEY: 'hush',
      GATEWAY_PASSWORD: 'hush',
      WECHAT_PAY_PRIVATE_KEY: 'hush',
      SMTP_URL: 'smtp://me:hush@mail',
    },
  }
  expect(environmentOf({ ...needed, ...secrets })).toEqual(needed)
})
