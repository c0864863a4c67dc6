import { toCsv } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { saveFile } from '@shuttle/host/save-file'
import { Button, buttonClass, Card, Notice, Row, Stack } from '@shuttle/ui'
import type { IssuedCoupons } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { PlainTable } from '../../kit/plain-table'
import { useSearchState } from '../../kit/use-search-state'
import { COUPONS_ADDRESS } from '../domain/coupons-address'
import { useCouponsTexts } from '../texts/use-coupons-texts'

/** The issued coupons. Codes are shown and can be saved only here: the service stores only their hashes. */
export const IssueReceipt = ({ issued, onAgain }: { issued: IssuedCoupons; onAgain: () => void }) => {
  const t = useCouponsTexts()
  const { href } = useSearchState(COUPONS_ADDRESS)
  const { issueNo, codes } = issued
  const download = () => {
    const csv = toCsv(
      [
        { header: t('list.number'), value: (row: IssuedCoupons['codes'][number]) => row.couponNumber },
        { header: t('issued.code'), value: ({ code }) => code },
      ],
      codes,
    )
    saveFile(`coupons-${issueNo}.csv`, csv, 'text/csv;charset=utf-8')
    toast(t('issued.downloaded', { count: codes.length }), 'success')
  }
  return (
    <Stack>
      <Card title={t('issued.title', { count: issued.issued })}>
        <Stack>
          <p>{t('issued.text', { number: issueNo })}</p>
          {issued.isWaiting && <Notice kind="warning">{t('issued.waits')}</Notice>}
          {codes.length > 0 && <Notice kind="warning">{t('issued.codes')}</Notice>}
          <Row>
            {codes.length > 0 && <Button onClick={download}>{t('issued.download', { count: codes.length })}</Button>}
            <Link to={href({ q: issueNo })} className={buttonClass({ kind: 'soft' })}>
              {t('issued.show')}
            </Link>
            <Button kind="text" onClick={onAgain}>
              {t('issued.again')}
            </Button>
          </Row>
        </Stack>
      </Card>
      {codes.length > 0 && (
        <PlainTable
          title={t('issue.codes')}
          caption={t('issue.codes')}
          empty={t('issued.none')}
          columns={[
            { id: 'number', header: t('list.number'), cell: ({ couponNumber }) => couponNumber },
            { id: 'code', header: t('issued.code'), cell: ({ code }) => code },
          ]}
          rows={codes}
          rowId={({ couponNumber }) => couponNumber}
        />
      )}
    </Stack>
  )
}
