/**
 * The handler of every operation. Each subject is one line here. The server refuses to start while an operation of the
 * contract has no handler. A subject that tells one above it gets that function handed in here (architecture: no circles).
 */
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { handlers as correcao, marcas, pontosEmPapel, settleRedacoes } from './correcao/index.ts';
import { buildHandlers as buildEscola } from './escola/index.ts';
import { buildHandlers as buildImportacao } from './importacao/index.ts';
import { buildHandlers as buildPessoas } from './pessoas/index.ts';
import { buildHandlers as buildProvas, changeLiberacao, janelasAhead } from './provas/index.ts';
import { handlers as questoes } from './questoes/index.ts';
import { buildHandlers as buildResultados } from './resultados/index.ts';
import {
  buildHandlers as buildRoteiros,
  findFalhasProprias,
  findFasesDoPlano,
  roteirosDaProva,
  trilhaEstudosOf,
} from './roteiros/index.ts';

export function buildHandlers(services: Services): Handlers {
  return {
    ...buildEscola(services, { settleRedacoes, changeLiberacao, janelas: janelasAhead }),
    ...buildPessoas(services),
    ...questoes,
    ...buildProvas(services, { roteiros: roteirosDaProva, pontos: pontosEmPapel, marcas }),
    ...correcao,
    ...buildResultados({ findFalhasProprias, findFasesDoPlano, trilhaEstudosOf }),
    ...buildRoteiros(services),
    ...buildImportacao(services),
  };
}
