import { SQLITES } from '../sql/engines.ts';
import { testPersonFiles } from './person-files-contract.ts';

for (const tested of SQLITES) testPersonFiles(tested);
