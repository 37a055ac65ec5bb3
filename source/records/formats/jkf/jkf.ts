import { foreignFormat } from '../foreign/foreign-format.ts';

const SIGN = /^\s*\{(?=\s*").*"moves"\s*:/s;

/** JSON Kifu Format. */
export const jkf = foreignFormat({
  id: 'jkf',
  ends: ['.jkf', '.json'],
  holds: { variations: true, times: 'seconds' },
  isSure: (text) => SIGN.test(text),
  read: async ({ text }) => [(await import('./read-jkf.ts')).readJkf(text)],
  form: async () => (await import('./write-jkf.ts')).JKF_FORM,
});
