import { SQLITES } from '../sql/engines.ts';
import { testSqlLog } from './sql-log-contract.ts';

for (const tested of SQLITES) testSqlLog(tested);
