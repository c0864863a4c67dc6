import type { BreakingChange, OfOneApp } from './change'

/** Edits of the shell, each refused. */
export const breakingOfShell: OfOneApp<BreakingChange> = [
  {
    what: 'a token dropped',
    file: 'shared/design-tokens/generated/tokens.css',
    from: '    --size-qr: 300px;\n',
    to: '',
    refusal: ['shell', 'does not declare the design token --size-qr', 'mf-purchase', 'pickup-code.css'],
  },
  {
    what: 'a member of the host dropped',
    file: 'shared/host/src/index.ts',
    from: "export { whenMemberLeaves } from './when-member-leaves'",
    to: '',
    refusal: ['mf-purchase', 'uses whenMemberLeaves of @shuttle/host', 'which shell'],
  },
  {
    round: 2,
    what: 'a function of the query library dropped',
    file: 'shell/src/shared/query.ts',
    from: '  keepPreviousData,\n',
    to: '',
    refusal: ['mf-purchase', 'uses keepPreviousData of @tanstack/react-query', 'which shell'],
  },
  {
    round: 3,
    what: 'a function of the router dropped',
    file: 'shell/src/shared/router.ts',
    from: 'Navigate, useHref',
    to: 'useHref',
    refusal: ['mf-purchase', 'uses Navigate of react-router-dom', 'which shell'],
  },
]
