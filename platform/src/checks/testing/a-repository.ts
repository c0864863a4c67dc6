import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const SHARED = [
  'contracts',
  'releases',
  'postgres',
  'wire',
  'domain',
  'calls',
  'api-client',
  'host',
  'i18n',
  'queries',
  'testing',
  'booking',
  'forms',
  'design-tokens',
  'ui',
]
const APPS = ['shell', 'server', 'composer', 'demo', 'platform', 'e2e', 'mf-purchase', 'mf-account']
const PACKAGES = ['react', 'zod', 'axios', 'fastify', 'zustand']

const FURTHER_EXPORTS: Readonly<Record<string, Record<string, string>>> = {
  'shared/i18n': { './errors': './src/errors/index.ts' },
  'shared/ui': { './backoffice': './src/backoffice/index.ts' },
  server: { './testing': './src/testing/index.ts', './filling': './src/filling/index.ts' },
}

/** The folders of our root with one legal import each. */
const LEGAL: Readonly<Record<string, string>> = {
  'shared/contracts/src/page.ts': `import type { ComponentType } from 'react'\nimport * as z from 'zod'\nexport const page = z as ComponentType`,
  'shared/calls/src/call-service.ts': `import '@shuttle/wire'\nimport '@shuttle/domain'\nimport '@shuttle/api-client'\nimport '@shuttle/contracts'`,
  'shared/ui/src/button.tsx': `import 'react'\nimport '@shuttle/design-tokens'\nexport const Button = <T extends string>(props: { kind: T }) => <b>{props.kind}</b>`,
  'mf-purchase/src/remote.ts': `export const load = () => import('./pages/home')`,
  'mf-purchase/src/pages/home.ts': `import '../features/choose-date'`,
  'mf-purchase/src/features/choose-date.ts': `import '../api/lines'\nimport '../state/draft'\nimport '../domain/total'`,
  'mf-purchase/src/api/lines.ts': `import '@shuttle/calls'\nimport '../domain/total'`,
  'mf-purchase/src/state/draft.ts': `import '../domain/total'`,
  'mf-purchase/src/domain/total.ts': `import type { Quote } from '@shuttle/calls'\nimport '@shuttle/domain'\nexport type Total = Quote`,
  'shell/src/main.ts': `import '@shuttle/contracts'\nimport '@shuttle/host'`,
  'server/src/app.ts': `import './modules/passenger/orders'`,
  'composer/src/composition/clashes.ts': `import '@shuttle/contracts'\nimport '@shuttle/releases'`,
  'composer/src/delivery/pages.ts': `import '@shuttle/contracts'\nimport 'fastify'\nimport '../composition/clashes'`,
  'composer/src/releases/move-app.ts': `import '@shuttle/releases'\nimport '../composition/clashes'`,
  'composer/src/releases/move-app.test.ts': `import '@shuttle/server/testing'`,
  'server/src/modules/passenger/orders/index.ts': `import './orders.routes'`,
  'server/src/modules/passenger/orders/orders.routes.ts': `import '@shuttle/wire'\nimport '@shuttle/i18n/errors'\nimport '../coupons'`,
  'server/src/modules/passenger/coupons/index.ts': `import './coupons.repository'`,
  'server/src/modules/passenger/coupons/coupons.repository.ts': 'export {}',
  'server/src/modules/passenger/orders/orders.test.ts': `import './testing/an-order'`,
  'server/src/modules/passenger/orders/testing/an-order.ts': 'export {}',
  'server/src/start/main.ts': `import '../app'\nimport '@shuttle/composer'\nimport '../../sandbox/gateway'`,
  'server/sandbox/gateway.ts': `import 'fastify'`,
  'server/src/filling/index.ts': `import '../modules/passenger/orders'\nimport '../../sandbox/gateway'`,
  'demo/src/fill-demo.ts': `import '@shuttle/domain'\nimport '@shuttle/server/filling'`,
  'platform/src/preset.ts': `import '@shuttle/contracts'`,
  'e2e/journeys/buy.spec.ts': `import '@shuttle/contracts'`,
}

const write = (root: string, file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const writePackage = (root: string, folder: string, name: string, exports: Record<string, string>): void => {
  write(root, `${folder}/package.json`, JSON.stringify({ name, type: 'module', exports }))
  for (const file of Object.values(exports)) write(root, join(folder, file), 'export {}\n')
}

/** Creates a temporary root with the layout of ours and the given files. Returns its folder and its removal. */
export const aRepository = (files: Readonly<Record<string, string>>): { root: string; tearDown: () => void } => {
  const root = mkdtempSync(join(tmpdir(), 'root-'))
  for (const name of PACKAGES) writePackage(root, `node_modules/${name}`, name, { '.': './index.js' })
  mkdirSync(join(root, 'node_modules/@shuttle'))
  for (const folder of [...SHARED.map((name) => `shared/${name}`), ...APPS]) {
    const name = `@shuttle/${folder.replace('shared/', '')}`
    writePackage(root, folder, name, { '.': './src/index.ts', ...FURTHER_EXPORTS[folder] })
    symlinkSync(join(root, folder), join(root, 'node_modules', name))
  }
  for (const [file, text] of Object.entries({ ...LEGAL, ...files })) write(root, file, `${text}\n`)
  return { root, tearDown: () => rmSync(root, { recursive: true, force: true }) }
}
