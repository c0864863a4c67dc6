import type { IForbiddenRuleType } from 'dependency-cruiser'
import { never, shared, TEST } from './rule'

/** Subjects of the back office: each has its pages, features, state, domain and texts, above the kit of all of them. */
const SUBJECTS = '(orders|refunds|catalogue|content|rules|coupons|staff|overview)'
/** Folders of a subject that its features use. */
const BELOW_FEATURES = '(calls|state|domain|texts)'

/**
 * Direction of imports: `remote.ts -> pages -> features -> components -> (state, addresses) -> domain`; in the back
 * office `subjects -> kit`, and within each the same.
 */
export const INSIDE_A_REMOTE: IForbiddenRuleType[] = [
  never(
    {
      name: 'remote-is-the-top',
      comment: 'A remote is composed in remote.ts; who imports it drags every page behind.',
    },
    { path: '^(mf-[^/]+)/src/', pathNot: TEST },
    { path: '^$1/src/remote\\.tsx?$' },
  ),
  never(
    {
      name: 'pages-above-features',
      comment: 'A page introduces features to each other; a feature that knows its page can be used in no other.',
    },
    { path: '^(mf-[^/]+)/src/(features|components|state|addresses|domain)/' },
    { path: '^$1/src/pages/' },
  ),
  never(
    {
      name: 'features-above-data',
      comment: 'Data and drafts outlive the screens that show them, and a component is used by several of them.',
    },
    { path: '^(mf-[^/]+)/src/(components|state|addresses|domain)/' },
    { path: '^$1/src/features/' },
  ),
  never(
    {
      name: 'components-above-data',
      comment: 'What is stored and what an address says does not depend on how it is drawn.',
    },
    { path: '^(mf-[^/]+)/src/(state|addresses|domain)/', pathNot: TEST },
    { path: '^$1/src/components/' },
  ),
  never(
    {
      name: 'features-know-no-neighbour',
      comment:
        'Features meet on a page or in the panel of a slot; one that needs another cannot be moved or dropped alone.',
    },
    { path: '^(mf-[^/]+)/src/features/([^/]+)/', pathNot: [TEST, '-panel\\.tsx$'] },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  never(
    {
      name: 'remote-domain-is-pure',
      comment:
        'Rules are answers to data; a store, a call or a widget in them would make them untestable without a screen.',
    },
    { path: ['^(mf-[^/]+)/src/domain/', '^mf-backoffice/src/[^/]+/domain/'], pathNot: TEST },
    {
      path: ['^(mf-[^/]+|shared)/', '(^|/)node_modules/'],
      pathNot: [
        '^mf-[^/]+/src/(domain|pages|features)/',
        '^mf-backoffice/src/[^/]+/domain/',
        '^mf-[^/]+/src/remote\\.tsx?$',
        shared('domain', 'contracts'),
        // The wire of the back office has the types of the domain.
        '^shared/wire/src/staff/',
      ],
    },
  ),
  never(
    {
      name: 'kit-knows-no-subject',
      comment: 'The kit is what subjects share; what one of them needs alone belongs to it.',
    },
    { path: '^mf-backoffice/src/kit/', pathNot: TEST },
    { path: `^mf-backoffice/src/${SUBJECTS}/` },
  ),
  never(
    {
      name: 'subjects-meet-on-a-page',
      comment:
        'A subject can be read, changed and dropped alone; pages introduce features of two subjects to each other.',
    },
    { path: `^mf-backoffice/src/${SUBJECTS}/`, pathNot: [TEST, '-(page|tab|part|panel)\\.tsx$'] },
    { path: `^mf-backoffice/src/${SUBJECTS}/`, pathNot: '^mf-backoffice/src/$1/' },
  ),
  never(
    {
      name: 'subject-features-know-no-neighbour',
      comment: 'As in other remotes: features of a subject meet on its pages.',
    },
    { path: `^mf-backoffice/src/${SUBJECTS}/([^/]+)/`, pathNot: [TEST, '-panel\\.tsx$', `/${BELOW_FEATURES}/`] },
    {
      path: `^mf-backoffice/src/${SUBJECTS}/[^/]+/`,
      pathNot: ['^mf-backoffice/src/$1/$2/', `^mf-backoffice/src/[^/]+/${BELOW_FEATURES}/`],
    },
  ),
  never(
    {
      name: 'subject-data-is-below',
      comment: 'What is stored, computed and written in texts does not depend on how it is drawn.',
    },
    { path: `^mf-backoffice/src/[^/]+/${BELOW_FEATURES}/`, pathNot: TEST },
    { path: `^mf-backoffice/src/${SUBJECTS}/`, pathNot: `^mf-backoffice/src/[^/]+/${BELOW_FEATURES}/` },
  ),
]
