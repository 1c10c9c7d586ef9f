/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import { handlers as aprendizagem } from './aluno/aprendizagem/handlers.ts';
import { handlers as avaliacaoAdaptadas } from './aluno/avaliacao_adaptadas/handlers.ts';
import { handlers as baseConhecimentos } from './aluno/base_conhecimentos/handlers.ts';
import { handlers as boss } from './aluno/boss/handlers.ts';
import { handlers as home } from './aluno/home/handlers.ts';
import { handlers as navbar } from './aluno/navbar/handlers.ts';
import { buildHandlers as buildRoteiroEstudos } from './aluno/roteiro_estudos/handlers.ts';
import { handlers as trilhas } from './aluno/trilhas/handlers.ts';
import { detalheHandlers } from './staff/alunos/detalhe-handlers.ts';
import { buildConteudoHandlers } from './staff/conteudos/handlers.ts';
import { handlers as cursos } from './staff/cursos/handlers.ts';
import { handlers as matriculas } from './staff/matriculas/handlers.ts';

export const buildHandlers = (services: Services) =>
  ({
    ...aprendizagem,
    ...avaliacaoAdaptadas,
    ...baseConhecimentos,
    ...boss,
    ...home,
    ...navbar,
    ...buildRoteiroEstudos(services),
    ...trilhas,
    ...detalheHandlers,
    ...buildConteudoHandlers(services.links),
    ...cursos,
    ...matriculas,
  }) satisfies Handlers;
