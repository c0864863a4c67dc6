import { findFactorCodeFault } from './check-factor-code'

it.each([
  ['', 'app', 'FACTOR_BLANK'],
  [' - ', 'recovery', 'FACTOR_BLANK'],
  ['123456', 'app', undefined],
  ['123 456', 'app', undefined],
  ['１２３–４５６', 'app', undefined],
  ['12345', 'app', 'FACTOR_MALFORMED'],
  ['Ａ１Ｂ２Ｃ—d3e4f‐0a1b2−c3d4e', 'recovery', undefined],
  ['a1b2c-d3e4f-0a1b2-c3d4e', 'app', 'FACTOR_MALFORMED'],
  ['A1B2C d3e4f 0a1b2 c3d4e', 'recovery', undefined],
  ['a1b2c-d3e4f-0a1b2-c3d4', 'recovery', 'RECOVERY_MALFORMED'],
  ['123456', 'recovery', 'RECOVERY_MALFORMED'],
] as const)('checks the code "%s" of the kind %s: %s', (typed, kind, fault) => {
  expect(findFactorCodeFault(typed, kind)).toBe(fault)
})
