import { escapeHtml } from '../escape-html'

/** People of the sandbox's WeChat. The last is called what nobody should be called: it has to be shown as text. */
export const PEOPLE = [
  { openid: 'oSandboxMing', nickname: '小明' },
  { openid: 'oSandboxAnna', nickname: 'Anna Chan' },
  { openid: 'oSandboxScript', nickname: '<script>alert(1)</script>' },
] as const

const page = (body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>微信登录 · Sandbox</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/static/sandbox.css"></head><body><main>
<p class="note"><strong>Sandbox</strong>WeChat's page for confirming who you are. No real account is asked for.</p>${body}</main></body></html>`

/** Asks who is there. `hidden` are the fields that come back with the answer. */
export const consentPage = (hidden: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const people = PEOPLE.map(
    ({ openid, nickname }) =>
      `<button class="pay" type="submit" name="person" value="${openid}">${escapeHtml(nickname)}</button>`,
  )
  return page(`<h1>申请获取你的昵称、头像</h1><form method="get" action="/connect/oauth2/confirm">${fields}
${people.join('\n')}<button type="submit" name="person" value="">拒绝 · Refuse</button></form>`)
}

/** What people see when the link itself is wrong. */
export const wrongLinkPage = (text: string): string => page(`<h1>${escapeHtml(text)}</h1>`)
