import { MemoryStore } from '../../helpers/memory-store.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { testSharedStore, testStore } from './store-contract.ts';

const makePlace = () => {
  const store = new MemoryStore(systemTime());
  return { open: async () => store.house() };
};

testStore('a MemoryStore', makePlace);
testSharedStore('a MemoryStore', makePlace);
