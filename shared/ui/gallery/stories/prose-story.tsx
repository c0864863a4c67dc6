import { Card, PageBody, PageHeader, Prose } from '@shuttle/ui'
import { texts } from '../texts'

const [head, ...rows] = texts.prose.table

export const ProseStory = () => (
  <main>
    <PageHeader title={texts.prose.title} back={{ label: texts.back, onBack: () => {} }} />
    <PageBody>
      <Card>
        <Prose>
          <h2>{texts.prose.heading}</h2>
          <p>{texts.prose.paragraph}</p>
          <ol>
            {texts.prose.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
          <h3>{texts.prose.title}</h3>
          <ul>
            {texts.prose.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <table>
            <thead>
              <tr>
                {head?.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Prose>
      </Card>
    </PageBody>
  </main>
)
