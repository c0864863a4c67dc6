import { folderAddress } from '../dev/addresses'
import type { StubFacts } from './stub-facts'

const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
const script = (app: string, file: string) => `<script defer src="${folderAddress(app)}${file}"></script>`

/** As strict as a shell's page: what would be refused there is refused here. */
export const STUB_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'cache-control': 'no-store',
}

/** One of the two documents of the stub host. Only the stage is hot. */
export const stubPage = (document: 'desk' | 'stage', facts: StubFacts): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<script type="application/json" id="facts">${json(facts)}</script>`,
    `<title>${facts.manifest.name} alone</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${folderAddress('stub')}${document}.css">`,
    document === 'stage' ? script('client', 'client.js') : '',
    script('stub', `${document}.js`),
    '</head><body><div id="root"></div></body></html>',
  ].join('\n')
