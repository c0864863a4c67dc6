import type { BreakingChange, OfOneApp } from './change'

/** Edits of the shell, each refused. */
export const breakingOfShell: OfOneApp<BreakingChange> = [
  {
    what: 'a token dropped',
    file: 'shared/design-tokens/generated/tokens.css',
    from: '    --size-qr: 300px;\n',
    to: '',
    refusal: ['does not declare the design token --size-qr'],
  },
  {
    what: 'a member of the host dropped',
    file: 'shared/host/src/index.ts',
    from: "export { whenMemberLeaves } from './when-member-leaves'",
    to: '',
    refusal: ['uses whenMemberLeaves of @shuttle/host'],
  },
  {
    round: 2,
    what: 'a function of the query library dropped',
    file: 'shell/src/shared/query.ts',
    from: '  keepPreviousData,\n',
    to: '',
    refusal: ['uses keepPreviousData of @tanstack/react-query'],
  },
  {
    round: 3,
    what: 'a function of the router dropped',
    file: 'shell/src/shared/router.ts',
    from: 'Navigate, useHref',
    to: 'useHref',
    refusal: ['uses Navigate of react-router-dom'],
  },
]
