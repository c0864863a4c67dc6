import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { LANGUAGES, TAGS, TEXTS } from '../pages/texts'
import { NPM_TEST } from '../stories/npm-test-stories'

const LINE = 'xlmc_1=Hong+Kong+Port&xlmc_2=Zhuhai+Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO'
/** Every page that can be opened without a session, by its address. */
const PUBLIC_PATHS = [
  '/',
  '/index.html',
  `/ticket_details?${LINE}`,
  '/personal_center',
  '/help',
  '/line?code=HKGZHO',
  '/stop?code=HKG',
  '/login',
  '/register',
  '/change_password',
  '/buy_clause',
  '/buy_clause_hk',
  '/buy_clause_en',
  '/activity_clause',
  '/activity_clause_hk',
  '/activity_clause_en',
  '/airlineBuyClause',
  '/airlineBuyClauseHK',
  '/airlineBuyClauseEN',
  '/privacy_cn',
  '/privacy_hk',
  '/privacy_en',
  '/Page_anomalies',
  '/page_closed',
]
/** One address of pages that share their files in three languages: `npm run verify -- journeys` opens every one. */
const PATHS = PUBLIC_PATHS.filter(
  (path) => process.env.EVERY_LANGUAGE || !/_(hk|cn)$|_clause$|Clause(HK)?$|index\.html$/.test(path),
)
const withLanguage = (path: string, tag: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=${tag}`

for (const language of LANGUAGES) {
  // [P1.language.1, P2.route.1, P2.route.11, P2.route.13, P2.route.14, A1.visitor.1, A1.language.1]
  // [A2.base.1, A2.route.6, D6.closed.1, D9.19, D10.1, D10.6]
  test(`public pages open by their address in ${language}`, NPM_TEST.deepLinks, async ({ page, openPage }) => {
    // Each page in one language, by turns.
    for (const path of PATHS.filter((_, turn) => languagesInTurn(turn).includes(language))) {
      await test.step(path, async () => {
        await openPage(withLanguage(path, TAGS[language]), {
          name: `page${path.replace(/\W+/g, '-')}-${language}`,
        })
        const shortTag = { en: /^en/, 'zh-hk': /^zh-H(K|ant)/, 'zh-cn': /^zh-(CN|Hans)/ }[language]
        await expect(page.locator('html')).toHaveAttribute('lang', shortTag)
        await expect(page).toHaveTitle(new RegExp(TEXTS[language].busName))
      })
    }
  })
}

test('no page preloads what it does not use', async ({ context, watch, page: control }) => {
  const pages = await Promise.all(
    PATHS.map(async (path) => {
      const page = await context.newPage()
      await page.goto(path.slice(1), { waitUntil: 'load' })
      return page
    }),
  )
  // The browser reports it some seconds after the load event: once it has for the page opened last, it has for the
  // others.
  await control.route('**/unused-preload*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="icon" href="data:,"><link rel="preload" as="script" href="unused-preload.js">',
    }),
  )
  await control.goto('unused-preload')
  await expect.poll(() => watch.faults().filter((fault) => fault.includes('unused-preload'))).not.toEqual([])
  watch.expect(/unused-preload/)
  expect(watch.faults()).toEqual([])
  for (const page of pages) await page.close()
})

test('an address without a page shows an error page with a link home', async ({ page, openPage, watch }) => {
  watch.expect(/404/)
  await openPage('/no_such_page?lang=en', { name: 'not-found' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.en.notFound)
  await page.getByRole('link', { name: TEXTS.en.backHome }).click()
  await expect(page.getByRole('link', { name: TEXTS.en.hongKongToZhuhai })).toBeVisible()
})
