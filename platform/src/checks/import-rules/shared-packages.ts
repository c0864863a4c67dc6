import type { IForbiddenRuleType } from 'dependency-cruiser'
import { never, npm, only, shared } from './rule'

/** Permitted imports of each shared package. */
export const SHARED_PACKAGES: IForbiddenRuleType[] = [
  ...only(
    {
      name: 'domain-imports-nothing',
      comment: 'Browser and service apply the same rules, so these must run anywhere and import nothing.',
    },
    '^shared/domain/src/',
    [],
  ),
  ...only(
    {
      name: 'contracts-are-types-and-schemas',
      comment:
        'Every team depends on the contracts, so they bring a schema library, the types of React and nothing else.',
    },
    '^shared/contracts/src/',
    [npm('zod')],
  ),
  ...only(
    {
      name: 'wire-is-schemas',
      comment: 'The wire is read on both sides of the network, so it brings a schema library and nothing else.',
    },
    '^shared/wire/src/',
    [npm('zod')],
  ),
  ...only(
    {
      name: 'releases-are-what-both-sides-check',
      comment: 'Tool and site agree here on fields, on what is signed and on what a style may hold; files are theirs.',
    },
    '^shared/releases/src/',
    [npm('zod', '@csstools/css-tokenizer', '@csstools/css-parser-algorithms'), '^(node:)?crypto$'],
  ),
  ...only(
    {
      name: 'postgres-knows-no-table',
      comment: 'It runs a server for the service and for tests, which alone know what is stored there.',
    },
    '^shared/postgres/src/',
    [npm('pg'), '^(node:)?(child_process|crypto|fs|module|os|path|timers(/promises)?)$'],
  ),
  ...only(
    {
      name: 'calls-translate',
      comment: 'Calls turn wire into domain; a screen, a text or a store in them would tie every remote to it.',
    },
    '^shared/calls/src/',
    [shared('wire', 'domain', 'api-client', 'contracts'), npm('zod')],
  ),
  ...only(
    {
      name: 'transport-knows-no-screen',
      comment: 'The transport carries any call for any screen, so it knows the contracts and its HTTP library.',
    },
    '^shared/api-client/src/',
    [shared('contracts', 'domain'), npm('axios')],
  ),
  ...only(
    {
      name: 'host-stays-independent',
      comment: 'The host is shared by everything in the page, so it stays as thin as its contracts.',
    },
    '^shared/host/src/',
    [shared('contracts'), npm('react', 'react-router', '@tanstack/react-query')],
  ),
  ...only(
    {
      name: 'i18n-knows-no-remote',
      comment: 'Engine, formatters and texts of codes serve every package, so they know languages and no screens.',
    },
    '^shared/i18n/src/',
    [shared('contracts', 'domain'), npm('react', 'i18next', 'react-i18next', 'dayjs')],
  ),
  ...only(
    {
      name: 'forms-know-no-remote',
      comment:
        'Every remote builds its forms of these fields, so they know calls, checks, widgets and texts, and no remote.',
    },
    '^shared/forms/src/',
    [shared('calls', 'queries', 'domain', 'contracts', 'host', 'i18n', 'ui'), npm('react', 'react-hook-form')],
  ),
  ...only(
    {
      name: 'queries-show-nothing',
      comment:
        'Every remote reads the same entities from one cache, so queries know calls and the host, and no widget.',
    },
    '^shared/queries/src/',
    [shared('calls', 'domain', 'contracts', 'host', 'i18n'), npm('react', '@tanstack/react-query')],
  ),
  ...only(
    {
      name: 'testing-knows-no-remote',
      comment:
        'The tests of every remote stand on this package, so it knows the contracts and the wire, and no remote.',
    },
    '^shared/testing/src/',
    [
      shared('wire', 'contracts', 'api-client', 'host', 'i18n'),
      npm('react', 'react-router-dom', 'react-i18next', 'axe-core', '@tanstack/react-query', '@testing-library/react'),
      npm('@testing-library/user-event'),
      '^(node:)?(http|net)$',
    ],
  ),
  ...only(
    {
      name: 'booking-knows-no-remote',
      comment: 'Every remote bundles these views, so they know what is sold, widgets and texts, and no remote.',
    },
    '^shared/booking/src/(?!checkout/|terms/)',
    [shared('calls', 'domain', 'contracts', 'host', 'i18n', 'ui'), npm('react', 'react-router-dom', 'qrcode.react')],
  ),
  ...only(
    {
      name: 'checkout-knows-no-remote',
      comment: 'Every page that confirms an order is made of these parts, so they ask the service, and know no remote.',
    },
    '^shared/booking/src/checkout/',
    [
      '^shared/booking/src/',
      shared('calls', 'queries', 'forms', 'domain', 'contracts', 'host', 'i18n', 'ui'),
      npm('react', 'react-router-dom', 'zustand'),
    ],
  ),
  ...only(
    {
      name: 'terms-know-no-remote',
      comment: 'Terms of every line are drawn by these parts from the answer that a page asks for, and know no remote.',
    },
    '^shared/booking/src/terms/',
    [
      '^shared/booking/src/',
      shared('calls', 'queries', 'domain', 'contracts', 'i18n', 'ui'),
      npm('react', 'react-router-dom'),
    ],
  ),
  ...only(
    {
      name: 'booking-formatters-draw-nothing',
      comment: 'The service may write the same facts into mails, so they know rules and texts and nothing that draws.',
    },
    '^shared/booking/src/formatters/',
    ['^shared/booking/src/texts/', shared('domain', 'contracts', 'i18n')],
  ),
  ...only(
    {
      name: 'tokens-import-nothing',
      comment: 'Names for colours and spaces come before everything that is drawn with them.',
    },
    '^shared/design-tokens/src/',
    ['^shared/design-tokens/'],
  ),
  ...only(
    {
      name: 'ui-draws-only',
      comment: 'Widgets get texts and answers as props, so that any remote can use them and none is inside them.',
    },
    '^shared/ui/src/(?!backoffice/)',
    [shared('design-tokens'), '^shared/ui/', npm('react', 'react-dom', '@base-ui/react', 'lucide-react', 'tyme4ts')],
  ),
  ...only(
    {
      name: 'ui-draws-only',
      comment: 'Widgets get texts and answers as props, so that any remote can use them and none is inside them.',
    },
    '^shared/ui/src/backoffice/',
    ['^shared/ui/', npm('react', 'react-dom', 'lucide-react', '@tanstack/react-table')],
  ),
  never(
    {
      name: 'passengers-load-no-backoffice',
      comment: 'Staff need tables and forms that no passenger should download, so only the back office imports them.',
    },
    { path: '^(shared|shell|mf-[^/]+)/', pathNot: '^(shared/ui/(src/backoffice|gallery)|mf-backoffice)/' },
    { path: '^shared/ui/src/backoffice/' },
  ),
]
