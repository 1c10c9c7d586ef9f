/** Answers of an in-class exam, as a grid and from a file (decision 104). */
import { DUPLA, type RespostaEmPapel } from '@luneta/domain/grade-resposta';
import { normalizeItemResposta } from '@luneta/domain/resposta';

import { ok, type Handlers } from '../../../../http/call.ts';
import { staffCtxOf } from '../../../escola/index.ts';
import type { Above } from '../../above.ts';
import { requireDia } from '../alcance.ts';
import { findFim } from '../fim-store.ts';
import { chooseRespostas } from './escolha.ts';
import { presentGrade, presentGravada } from './presenter.ts';
import { submitGrade, requireDiaDeGrade } from './service.ts';
import { findGradeAlunos, findGradeItens } from './store.ts';
import { enviadasOf, readArquivo, presentImportacao, type Leitura } from './importacao.ts';

/** The contract allows only 0 to 5 and null here. */
function readResposta(value: number | null): RespostaEmPapel | null {
  if (value === DUPLA) return DUPLA;
  const read = normalizeItemResposta(value);
  return read === 'invalid' ? null : read;
}
const readLingua = (value: 1 | 2 | null | undefined) => value ?? null;

/** @param pontos where points of text answers are kept */
export const buildHandlers = ({ pontos: store }: Pick<Above, 'pontos'>) =>
  ({
    getGradeRespostas: async (call) => {
      const ctx = await staffCtxOf(call);
      const { dia, escola } = await requireDia(ctx, call.path);
      const [fim, itens, alunos] = await Promise.all([
        findFim(escola, dia.avaliacao_id),
        findGradeItens(escola, dia),
        findGradeAlunos(escola, dia),
      ]);
      return ok(presentGrade({ dia, fim, itens, alunos }, ctx.agora));
    },
    saveGradeRespostas: async (call) => {
      const ctx = await staffCtxOf(call);
      const { dia, escola } = await requireDiaDeGrade(ctx, call.path);
      const enviadas = call.body.alunos.map(({ turma_aluno_id, versao, pontos = null, ...sent }) => ({
        turma_aluno_id,
        versao,
        linha: {
          presente: sent.presente,
          lingua_estrangeira: readLingua(sent.lingua_estrangeira),
          respostas: sent.respostas.map(readResposta),
          pontos,
        },
      }));
      const pedido = {
        origem: 'grade',
        pontos: store,
        simular: false,
        motivo: call.body.motivo,
        linhas: () => enviadas,
      } as const;
      return ok(presentGravada(enviadas, await submitGrade(ctx, escola, dia, pedido)));
    },
    setRespostaQueVale: async (call) => {
      const ctx = await staffCtxOf(call);
      const { dia, escola } = await requireDiaDeGrade(ctx, call.path);
      return ok(await chooseRespostas(ctx, escola, dia, call.body));
    },
    createImportacaoRespostas: async (call) => {
      const ctx = await staffCtxOf(call);
      const { dia, escola } = await requireDiaDeGrade(ctx, call.path);
      const { csv, simular, motivo } = call.body;
      let leitura: Leitura = { records: [], lidas: [], ignoradas: [] };
      const gravacao = await submitGrade(ctx, escola, dia, {
        origem: 'csv',
        pontos: store,
        simular,
        motivo,
        linhas: (itens) => {
          leitura = readArquivo(csv, itens);
          return enviadasOf(leitura);
        },
      });
      return ok(presentImportacao(leitura, gravacao, simular));
    },
  }) satisfies Handlers;
