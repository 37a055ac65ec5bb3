import { foreignFormat } from '../foreign/foreign-format.ts';

const SIGN =
  /^(?:V[23](?:\.\d)?(?:,|\s*$)|\$[A-Z_]+:|PI(?:\d\d[A-Z]{2})*\s*$|P[1-9](?: \*|[+-][A-Z]{2})|P[+-](?:\d\d[A-Z]{2})+\s*$|[+-]\d{4}[A-Z]{2}(?:,|\s*$))/m;

/** The format of the Computer Shogi Association. */
export const csa = foreignFormat({
  id: 'csa',
  ends: ['.csa'],
  holds: { between: '/\n', variations: false, times: 'milliseconds' },
  isSure: (text) => SIGN.test(text),
  read: async ({ text }) => (await import('./read-csa.ts')).readCsa(text),
  form: async () => (await import('./write-csa.ts')).CSA_FORM,
});
