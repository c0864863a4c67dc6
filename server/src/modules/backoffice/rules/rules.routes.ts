import { civilDateAt } from '@shuttle/domain'
import { queryRulesCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { findLinesOnSale, findStations, nameIn } from '../../passenger/catalogue'
import { presentCatalogueLine } from '../catalogue'
import { registerStaffCall } from '../staff'
import { CAPTCHA_RULE_SET } from './captcha-rules'
import { listRules } from './list-rules'
import { listLines } from './places.repository'
import { SALES_RULE_SET } from './sales-rules'
import { presentSurveyNotice } from './survey-notice.presenter'
import { SURVEY_SET } from './surveys'
import { listSurveyNotices } from './surveys.repository'

/** Every dated rule at once, and the names that they need. */
export const registerRules = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryRulesCall, async ({ trx, language, now }) => {
    const today = civilDateAt(now)
    const stations = await findStations(trx)
    const onSale = new Set((await findLinesOnSale(trx, today)).map(({ line_code }) => line_code))
    return {
      today,
      sales: await listRules(SALES_RULE_SET, trx, now),
      captcha: await listRules(CAPTCHA_RULE_SET, trx, now),
      surveys: await listRules(SURVEY_SET, trx, now),
      lines: (await listLines(trx)).map((line) =>
        presentCatalogueLine(line, { stations, language }, onSale.has(line.line_code)),
      ),
      areas: [...stations.values()].map((area) => ({ code: area.code, name: nameIn(area, language) })),
      notices: (await listSurveyNotices(trx, now)).map((row) => presentSurveyNotice(row, language)),
    }
  })
}
