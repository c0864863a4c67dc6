import { DescriptionList, usePayTypeName } from '@shuttle/booking'
import { formatMoney, LANGUAGE_TAG } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { useLineNames } from '@shuttle/queries'
import { Card } from '@shuttle/ui'
import type { RequestFile } from '@shuttle/wire/staff'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'

/** Passenger, trip and the reason that the passenger entered. */
export const RequestFileCard = ({ file }: { file: RequestFile }) => {
  const t = useRequestsTexts()
  const moneyT = useMoneyTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const lines = useLineNames().data ?? []
  const line = lines.find(({ lineCode }) => lineCode === file.lineCode)?.lineName ?? file.lineCode
  const first = file.tickets.find(({ passenger }) => passenger)?.passenger ?? file.maskedEmail ?? t('common.noName')
  return (
    <Card title={t('file.request')} headingLevel={3}>
      <DescriptionList
        items={[
          { name: t('common.passenger'), value: first },
          { name: t('file.language'), value: t(`file.${file.language}`) },
          { name: t('common.line'), value: line },
          { name: t('file.travel'), value: formatDate(file.travelDate, language) },
          { name: t('file.returning'), value: file.returnDate && formatDate(file.returnDate, language) },
          { name: t('common.paid'), value: formatMoney(file.orderPaid, file.currency) },
          { name: t('file.method'), value: toPayTypeName(file.payType) },
          { name: t('file.requestedAt'), value: formatDateTime(file.requestedAt, language) },
          { name: t('requests.answerBy'), value: t('file.promise', { date: formatDate(file.answerBy, language) }) },
          { name: t('common.reason'), value: moneyT(`reason.${file.reason}`) },
          {
            name: t('file.passengerText'),
            value: file.reasonText && (
              <q lang={LANGUAGE_TAG[file.language]} className={styles.quote}>
                {file.reasonText}
              </q>
            ),
          },
        ]}
      />
    </Card>
  )
}
