import { assertNoDemoSources } from './assert-no-demo-sources'

const check = (...sources: string[]) => assertNoDemoSources('main.mjs', JSON.stringify({ sources }))

it('accepts a program of the service alone', () =>
  expect(() => check('webpack:///./src/main.ts', 'webpack:///./src/modules/orders/index.ts')).not.toThrow())

it.each([
  'webpack:///./src/filling/sample-accounts.ts',
  'webpack:///../server/src/filling/index.ts',
  'webpack:///../demo/src/fill-demo.ts',
])('refuses a program that holds %s', (source) =>
  expect(() => check('webpack:///./src/main.ts', source)).toThrow(`main.mjs holds ${source}`),
)

it('refuses a source map without sources', () => expect(() => check()).toThrow('without sources'))
