/** What no page knows before its configuration is written in. */
import type { Deployment } from '@luneta/domain';

import type { RuntimeConfig } from '../config/runtime-config.ts';
import { EQUIPE } from './layer.ts';

export const neutralConfig = (app: Deployment): RuntimeConfig => ({
  app,
  api: '',
  produto: 'Luneta',
  moeda: '',
  deployments: { 'student-v1': '', 'student-v2': '', staff: EQUIPE },
});
