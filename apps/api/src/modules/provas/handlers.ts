/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import type { Above } from './above.ts';
import { handlers as avaliacoes } from './aluno/avaliacoes/handlers.ts';
import { buildHandlers as buildCentral } from './aluno/central/handlers.ts';
import { buildHandlers as buildTests } from './aluno/tests/handlers.ts';
import { buildHandlers as buildStaff } from './staff/handlers.ts';

/** @param above what subjects above do when an exam changes */
export const buildHandlers = (services: Pick<Services, 'defer'>, above: Above) =>
  ({ ...avaliacoes, ...buildCentral(above), ...buildTests(above), ...buildStaff(services, above) }) satisfies Handlers;
