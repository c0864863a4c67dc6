import pg from 'pg'

/** Runs statements of SQL, such as `create database`, over a connection of their own; rejects with what PostgreSQL answers. */
export const runStatement = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
