import { CopyNumber, DescriptionList, UnbrokenText, usePayTypeName } from '@shuttle/booking'
import type { Order, Refund } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { buttonClass, Card, Notice, PageAside, Stack } from '@shuttle/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useRefundSentence } from '../../components/use-refund-sentence'
import { toDetailsTab } from '../../domain/order-tabs'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { detailsHref, refundHref } from '../../paths'
import styles from './refund-result.module.css'

interface RefundResultProps {
  order: Order
  refund: Refund
  /** The refund was accepted just now on this screen, so the result takes the focus. */
  isFresh: boolean
}

/** Result of a refund: accepted, and the state of its money. */
export const RefundResult = ({ order, refund, isFresh }: RefundResultProps) => {
  const t = useRefundTexts()
  const choiceT = useChoiceTexts()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  const title = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) title.current?.focus()
  }, [isFresh])
  const amount = formatMoney(refund.refund, order.currency)
  const method = payTypeName(refund.payType)
  const isFree = refund.refund === 0
  const isDone = refund.state === 'done'
  const isStuck = refund.state === 'refused'
  const isOutside = isDone && refund.outsideReference !== undefined
  const describe = useRefundSentence(order.currency)
  const left = order.tickets.filter(
    ({ state, ticketNumber }) => state === 'valid' && refund.items.every(({ ticketNo }) => ticketNo !== ticketNumber),
  ).length
  const heading = isStuck ? 'result.refused' : isDone ? (isFree ? 'result.doneFree' : 'result.done') : 'result.accepted'
  const sentence = () => {
    if (isFree) return t(refund.fee === 0 ? 'result.free' : 'result.freeAfterFee')
    if (isStuck) return t('result.waits', { amount })
    if (isOutside || refund.state === 'failed') return describe(refund)
    return t(isDone ? 'result.isBack' : 'result.onItsWay', { amount, method })
  }
  return (
    <>
      <div ref={title} tabIndex={-1} role="status" className={styles.state}>
        <Notice kind={isStuck ? 'warning' : 'success'} title={t(heading)}>
          <p>
            <UnbrokenText>{sentence()}</UnbrokenText>
          </p>
          {left > 0 && <p>{t('result.stillValid', { count: left })}</p>}
        </Notice>
      </div>
      <Card title={t('result.title')}>
        <DescriptionList
          items={[
            { name: t('result.money'), value: amount },
            { name: t('result.fee'), value: formatMoney(refund.fee, order.currency) },
            { name: t('result.way'), value: isFree || isOutside ? '' : method },
            { name: t('details.tickets'), value: t('result.ticketCount', { count: refund.items.length }) },
            {
              name: t('result.reason'),
              value: refund.reason === undefined ? '' : refund.reasonText || choiceT(`reason.${refund.reason}`),
            },
            { name: t('result.number'), value: <CopyNumber name={t('result.number')} value={refund.refundNo} /> },
            { name: t('result.appliedAt'), value: formatDateTime(refund.appliedAt, language) },
            {
              name: t('result.doneAt'),
              value: refund.doneAt === undefined ? '' : formatDateTime(refund.doneAt, language),
            },
          ]}
        />
      </Card>
      <PageAside>
        <Card>
          <Stack>
            <Link to={detailsHref(order.orderNo, toDetailsTab(order.status))} className={buttonClass({ block: true })}>
              {t('result.toOrder')}
            </Link>
            {left > 0 && (
              <Link to={refundHref(order.orderNo)} replace className={buttonClass({ kind: 'soft', block: true })}>
                {t('result.more')}
              </Link>
            )}
          </Stack>
        </Card>
      </PageAside>
    </>
  )
}
