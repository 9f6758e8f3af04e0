import { apiAgainstSql } from './apiAgainstSql';

/** The list that is asked for most, over the API and as its SQL alone. */
export async function printPurchases(): Promise<void> {
  const { api, sql, p99, statements } = await apiAgainstSql();
  console.log('Purchases list, newest 50 lines of one account, 16 connections, real PostgreSQL');
  console.log(`  over the API        ${api.toFixed(0)} requests/s, 99 % within ${p99.toFixed(1)} ms`);
  console.log(`  the same SQL alone  ${sql.toFixed(0)} rounds/s of ${statements} statement(s), prepared`);
  console.log(`  ratio               ${(api / sql).toFixed(3)}`);
}
