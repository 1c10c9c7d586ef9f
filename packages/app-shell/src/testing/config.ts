import type { RuntimeConfig } from '../config/runtime-config.ts';

/** What `/config.json` says to tests and stories. */
export const CONFIG: RuntimeConfig = {
  app: 'student-v2',
  api: 'http://mock',
  deployments: { 'student-v1': 'http://v1.mock', 'student-v2': 'http://v2.mock', staff: 'http://equipe.mock' },
  produto: 'Luneta',
  moeda: 'LunaCoins',
};
