import type { Instant } from '@shuttle/domain'
import { checkSurvey, ruleStateAt } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { assertNoViolation } from '../staff'
import { ruleStore } from './rule-store'
import { listSurveyNotices, listSurveys, surveyTable, toSurveyContent } from './surveys.repository'

/** Surveys, as a transaction of `now` stores them. */
export const surveyStore = (trx: Transaction<Database>, now: Instant) =>
  ruleStore(trx, {
    set: 'survey',
    point: now,
    list: listSurveys,
    ...surveyTable(trx),
    toContent: toSurveyContent,
    assertRule: async (survey, stored, others) => {
      const { noticeId } = survey
      const notice = (await listSurveyNotices(trx, now)).find(({ id }) => id === noticeId)
      if (noticeId !== undefined && !notice) throw new Refusal('STAFF_NOTICE_UNKNOWN', { fields: ['noticeId'] })
      const announced = others.find(({ id }) => id === notice?.survey_window_id)
      const isTaken = announced !== undefined && ruleStateAt(toSurveyContent(announced), now) !== 'over'
      const violations = checkSurvey(survey, {
        stored,
        others: others.map(toSurveyContent),
        notice: notice && { from: notice.begins_at, until: notice.ends_at, isTaken },
        now,
      })
      assertNoViolation({ ...violations }, { notice: 'noticeId' })
    },
  })
