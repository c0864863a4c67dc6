import { findImportViolations, type ImportReport } from './find-import-violations'
import { IMPORT_RULES } from './import-rules'
import { sourceFiles } from './source-files'
import { aRepository } from './testing/a-repository'

/** One violation for each rule: rule, file, content of the file. */
const SEEDS: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['domain-imports-nothing', 'shared/domain/src/bad.ts', `import '@shuttle/contracts'`],
  ['domain-imports-nothing', 'shared/domain/src/bad-package.ts', `import 'zod'`],
  ['domain-imports-nothing', 'shared/domain/src/bad-node.ts', `import 'node:fs'`],
  ['contracts-are-types-and-schemas', 'shared/contracts/src/bad.ts', `import { createElement } from 'react'`],
  ['contracts-are-types-and-schemas', 'shared/contracts/src/bad-import.ts', `import type { X } from '@shuttle/wire'`],
  ['wire-is-schemas', 'shared/wire/src/bad.ts', `export * from '@shuttle/domain'`],
  ['releases-are-what-both-sides-check', 'shared/releases/src/bad.ts', `import '@shuttle/domain'`],
  ['releases-are-what-both-sides-check', 'shared/releases/src/bad-files.ts', `import 'node:fs'`],
  ['postgres-knows-no-table', 'shared/postgres/src/bad.ts', `import '@shuttle/domain'`],
  ['calls-translate', 'shared/calls/src/bad.ts', `import '@shuttle/ui'`],
  ['transport-knows-no-screen', 'shared/api-client/src/bad.ts', `import '@shuttle/i18n'`],
  ['host-stays-independent', 'shared/host/src/bad.ts', `import '@shuttle/calls'`],
  ['host-stays-independent', 'shared/host/src/bad-store.ts', `import 'zustand'`],
  ['i18n-knows-no-remote', 'shared/i18n/src/bad.ts', `import '@shuttle/mf-purchase'`],
  ['forms-know-no-remote', 'shared/forms/src/bad.ts', `import '@shuttle/mf-purchase'`],
  ['queries-show-nothing', 'shared/queries/src/bad.ts', `import '@shuttle/ui'`],
  ['testing-knows-no-remote', 'shared/testing/src/bad.ts', `import '@shuttle/mf-purchase'`],
  ['booking-knows-no-remote', 'shared/booking/src/bad.ts', `import '@shuttle/mf-purchase'`],
  ['booking-knows-no-remote', 'shared/booking/src/bad-checkout.ts', `import './checkout/bad'`],
  ['checkout-knows-no-remote', 'shared/booking/src/checkout/bad.ts', `import '@shuttle/mf-purchase'`],
  ['terms-know-no-remote', 'shared/booking/src/terms/bad.ts', `import '@shuttle/mf-purchase'`],
  ['booking-formatters-draw-nothing', 'shared/booking/src/formatters/bad.ts', `import '@shuttle/ui'`],
  ['tokens-import-nothing', 'shared/design-tokens/src/bad.ts', `import 'react'`],
  ['ui-draws-only', 'shared/ui/src/bad.tsx', `import '@shuttle/i18n'\nexport const bad = <p />`],
  ['ui-draws-only', 'shared/ui/src/backoffice/bad.tsx', `import '@shuttle/i18n'\nexport const bad = <p />`],
  ['passengers-load-no-backoffice', 'mf-purchase/src/pages/bad-backoffice.ts', `import '@shuttle/ui/backoffice'`],
  ['passengers-load-no-backoffice', 'shared/ui/src/core/bad.ts', `import '../backoffice'`],
  ['remote-no-neighbour', 'mf-purchase/src/pages/bad.ts', `import '@shuttle/mf-account'`],
  ['remote-not-shell', 'mf-purchase/src/pages/bad-shell.ts', `export const load = () => import('@shuttle/shell')`],
  ['remote-imports-shared', 'mf-purchase/src/pages/bad-server.ts', `import '@shuttle/server'`],
  ['shell-no-remote', 'shell/src/bad.ts', `import '@shuttle/mf-account'`],
  ['shell-imports-shared', 'shell/src/bad-platform.ts', `import '@shuttle/platform'`],
  ['server-knows-no-browser', 'server/src/modules/passenger/orders/bad-client.ts', `import '@shuttle/api-client'`],
  ['server-knows-no-browser', 'server/src/modules/passenger/orders/bad-texts.ts', `import '@shuttle/i18n'`],
  ['composer-knows-no-ticketing', 'composer/src/delivery/bad.ts', `import '@shuttle/server'`],
  ['composer-knows-no-ticketing', 'composer/src/releases/bad-wire.ts', `import '@shuttle/wire'`],
  ['composition-is-rules', 'composer/src/composition/bad.ts', `import '../delivery/pages'`],
  ['releases-know-no-pages', 'composer/src/releases/bad.ts', `import '../delivery/pages'`],
  ['delivery-knows-no-release-calls', 'composer/src/delivery/bad-releases.ts', `import '../releases/move-app'`],
  ['ticketing-knows-no-composer', 'server/src/modules/passenger/orders/bad-composer.ts', `import '@shuttle/composer'`],
  [
    'service-knows-no-sandbox',
    'server/src/modules/passenger/orders/bad-sandbox.ts',
    `import '../../../../sandbox/gateway'`,
  ],
  ['sandbox-is-separate', 'server/sandbox/bad.ts', `import '../src/modules/passenger/orders'`],
  ['demo-through-one-door', 'demo/src/bad.ts', `import '@shuttle/composer'`],
  ['through-the-exports', 'demo/src/bad-way.ts', `import '@shuttle/server/modules/passenger/orders'`],
  ['nothing-imports-the-demo', 'server/src/start/bad-demo.ts', `import '@shuttle/demo'`],
  ['service-knows-no-filling', 'server/src/start/bad-filling.ts', `import '../filling'`],
  ['platform-knows-no-app', 'platform/src/bad.ts', `import '@shuttle/ui'`],
  ['journeys-from-outside', 'e2e/journeys/bad.ts', `import '@shuttle/domain'`],
  ['service-knows-no-sandbox', 'server/src/bad-sandbox.ts', `import '../sandbox/gateway'`],
  ['module-through-its-index', 'server/src/modules/passenger/orders/bad.ts', `import '../coupons/coupons.repository'`],
  ['index-exports-only', 'server/src/modules/money/refund-policies/index.ts', `import '../../../database/transaction'`],
  [
    'service-imports-modules-by-index',
    'server/src/start/bad.ts',
    `import '../modules/passenger/coupons/coupons.repository'`,
  ],
  ['rooms-point-down', 'server/src/http/bad-room.ts', `import '../jobs/run-jobs'`],
  ['modules-have-one-direction', 'server/src/modules/passenger/sales/bad.ts', `import '../orders'`],
  ['module-is-in-the-order', 'server/src/modules/passenger/parcels/bad.ts', `import '../orders'`],
  ['command-imports-no-presenter', 'server/src/modules/passenger/orders/bad-command.ts', `import './bad.presenter'`],
  ['repository-has-sql-only', 'server/src/modules/passenger/orders/bad.repository.ts', `import './bad.presenter'`],
  [
    'presenter-answers-only',
    'server/src/modules/passenger/orders/bad.presenter.ts',
    `import '../../../database/transaction'`,
  ],
  ['request-reads-only', 'server/src/modules/passenger/orders/bad.request.ts', `import './bad.repository'`],
  ['remote-is-the-top', 'mf-account/src/pages/bad.ts', `import '../remote'`],
  ['pages-above-features', 'mf-purchase/src/features/bad.ts', `import '../pages/home'`],
  ['features-above-data', 'mf-account/src/state/bad.ts', `import '../features/sign-in'`],
  ['pages-above-features', 'mf-account/src/components/bad-page.ts', `import '../pages/home'`],
  ['features-above-data', 'mf-account/src/components/bad.ts', `import '../features/sign-in'`],
  ['components-above-data', 'mf-account/src/state/bad-component.ts', `import '../components/card'`],
  ['features-know-no-neighbour', 'mf-account/src/features/register/bad.ts', `import '../sign-in'`],
  ['remote-domain-is-pure', 'mf-purchase/src/domain/bad.ts', `import '../state/draft'`],
  ['remote-domain-is-pure', 'mf-purchase/src/domain/bad-call.ts', `import { ask } from '@shuttle/calls'`],
  ['kit-knows-no-subject', 'mf-backoffice/src/kit/bad.ts', `import '../orders/order-table'`],
  ['subjects-meet-on-a-page', 'mf-backoffice/src/refunds/decide/bad.ts', `import '../../orders/order-table'`],
  ['subject-features-know-no-neighbour', 'mf-backoffice/src/orders/search/bad.ts', `import '../show/order-head'`],
  ['subject-data-is-below', 'mf-backoffice/src/orders/state/bad.ts', `import '../order-table'`],
  ['through-the-exports', 'shared/calls/src/bad-path.ts', `import '../../wire/src/index'`],
  ['through-the-exports', 'shared/calls/src/bad-deep.ts', `import '@shuttle/wire/src/index.ts'`],
  ['imports-exist', 'shell/src/bad-gone.ts', `import './gone'`],
  ['no-cycles', 'shell/src/bad-first.ts', `import './bad-second'`],
  ['tests-stay-apart', 'server/src/modules/passenger/orders/bad-testing.ts', `import './testing/an-order'`],
]
/** Files that the seeds import. */
const SET_UP = {
  'mf-account/src/remote.ts': 'export {}',
  'mf-account/src/features/sign-in.ts': 'export {}',
  'mf-account/src/pages/home.ts': 'export {}',
  'mf-account/src/components/card.ts': 'export {}',
  'mf-backoffice/src/orders/order-table.ts': 'export {}',
  'mf-backoffice/src/orders/show/order-head.ts': 'export {}',
  'server/src/database/transaction.ts': 'export {}',
  'server/src/jobs/run-jobs.ts': 'export {}',
  'shell/src/bad-second.ts': `import './bad-first'`,
}

const check = (files: Readonly<Record<string, string>>): ImportReport & { files: number } => {
  const root = aRepository(files)
  try {
    return { ...findImportViolations(process.cwd(), root.root), files: sourceFiles(root.root).length }
  } finally {
    root.tearDown()
  }
}

describe('import rule', () => {
  const clean = check({})
  const seeded = check({ ...SET_UP, ...Object.fromEntries(SEEDS.map(([, file, text]) => [file, text])) })

  it('the import rules accept this repository', () => {
    expect(clean.violations).toEqual([])
  })

  it('the import rules see every source file', () => {
    expect(clean.modulesSeen).toBe(clean.files)
    expect(seeded.modulesSeen).toBe(clean.files + SEEDS.length + Object.keys(SET_UP).length)
  })

  it.each(SEEDS)('[D7.all.2] the rule %s refuses %s', (rule, file) => {
    const names = new Set(seeded.violations.filter(({ from }) => from === file).map((violation) => violation.rule))
    expect([...names]).toEqual([rule])
  })

  it('every rule has a seeded violation', () => {
    expect(new Set(SEEDS.map(([rule]) => rule))).toEqual(new Set(IMPORT_RULES.map(({ name }) => name)))
  })

  it('every rule has a reason of one sentence', () => {
    for (const { comment } of IMPORT_RULES) expect(comment).toMatch(/^[A-Z].*[^.]\.$/)
  })
})
