import type { ServerResponse } from 'node:http'
import type { BootData, LanguageCode } from '@shuttle/contracts'

/** As strict as the policy of a composed page. The front inserts the hash of the boot script. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'sha256-'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
}

const toLanguage = (accepted = ''): LanguageCode => {
  if (/^zh-(cn|hans|sg)/i.test(accepted)) return 'zh-cn'
  return /^zh/i.test(accepted) ? 'zh-hk' : 'en'
}

/**
 * A page as the composer writes it, of a site without remotes, for a remote that is developed alone: the front adds it
 * and the shell.
 */
export const emptyPage = (accepted: string | undefined) => {
  const language = toLanguage(accepted)
  const boot: BootData = {
    language,
    now: Date.now(),
    texts: {},
    answers: [],
    registry: { revision: '', shell: 'dev', remotes: [] },
  }
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<script type="application/json" id="pinned">[]</script>',
    `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`,
    '<script></script>',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#064554">',
    '<link rel="icon" href="data:,">',
    '</head><body data-background="bg"><div id="root"><div class="boot-skeleton" data-header="bar"></div></div></body></html>',
  ].join('\n')
  return { status: 404, headers: HEADERS, body: Buffer.from(html) }
}

/** Uses the service's envelope, so that the remote shows the same as when the service is down. */
export const refuseCall = (response: ServerResponse): void => {
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ code: 'NO_SERVICE', message: 'No service is there: start with --site.' }))
}
