import { civilDateAt } from '@shuttle/domain'
import { queryRulesCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { toCaptchaRule } from '../../passenger/captcha'
import { findLinesOnSale, findStations, nameIn } from '../../passenger/catalogue'
import { readSalesRule } from '../../passenger/sales'
import { presentCatalogueLine } from '../catalogue'
import { registerStaffCall } from '../staff'
import { listCaptchaRuleRows } from './captcha-rules.repository'
import { orderRules } from './order-rules'
import { listLines } from './places.repository'
import { presentRule } from './rule-store'
import { listSalesRules } from './sales-rules.repository'
import { presentSurveyNotice } from './survey-notice.presenter'
import { listSurveyNotices, listSurveys, toSurveyContent } from './surveys.repository'

/** Every dated rule at once, and the names that they need. */
export const registerRules = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryRulesCall, async ({ trx, language, now }) => {
    const today = civilDateAt(now)
    const stations = await findStations(trx)
    const onSale = new Set((await findLinesOnSale(trx, today)).map(({ line_code }) => line_code))
    const sales = (await listSalesRules(trx)).flatMap((row) => {
      const rule = readSalesRule(row)
      return rule ? [{ row, rule }] : []
    })
    const captcha = orderRules(await listCaptchaRuleRows(trx), toCaptchaRule, now)
    const surveys = orderRules(await listSurveys(trx), toSurveyContent, now)
    return {
      today,
      sales: orderRules(sales, ({ rule }) => rule, today).map(({ row, rule }) => presentRule(row, rule, today)),
      captcha: captcha.map((row) => presentRule(row, toCaptchaRule(row), now)),
      surveys: surveys.map((row) => presentRule(row, toSurveyContent(row), now)),
      lines: (await listLines(trx)).map((line) =>
        presentCatalogueLine(line, { stations, language }, onSale.has(line.line_code)),
      ),
      areas: [...stations.values()].map((area) => ({ code: area.code, name: nameIn(area, language) })),
      notices: (await listSurveyNotices(trx, now)).map((row) => presentSurveyNotice(row, language)),
    }
  })
}
