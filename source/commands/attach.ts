import type { Command } from './command.ts';
export const attach: Command = { operands: [], flags: {}, examples: [], run: async () => 1 };
