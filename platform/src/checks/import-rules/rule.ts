import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

export const TEST = '\\.test\\.tsx?$|/testing/'
export const npm = (...names: string[]): string => `(^|/)node_modules/(${names.join('|')})/`
export const shared = (...names: string[]): string => `^shared/(${names.join('|')})/`

export interface LintRule {
  name: string
  /** Reason, in one sentence. */
  comment: string
}

/**
 * Permitted imports of a folder. Its tests may also use any package, Node and `shared/testing`, but only the same
 * packages of ours.
 */
export const only = (rule: LintRule, folder: string, allowed: string[]): IForbiddenRuleType[] => [
  {
    ...rule,
    severity: 'error',
    from: { path: folder, pathNot: TEST },
    to: { pathNot: [folder, ...allowed], dependencyTypesNot: ['unknown'] },
  },
  {
    ...rule,
    severity: 'error',
    from: { path: folder },
    to: {
      path: '^(shared|shell|server|composer|platform|e2e|mf-[^/]+)/',
      pathNot: [folder, shared('testing'), ...allowed],
    },
  },
]

export const never = (
  rule: LintRule,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({
  ...rule,
  severity: 'error',
  from,
  to,
})
