/** Tag `privacidade`: a family's rights over a student's data: an export of everything, and its erasure. */
import { dadosPessoais } from './dados-pessoais/index.ts';
import { ok, type Handlers } from '../../../http/call.ts';
import { iso } from '../../../http/iso.ts';
import { toCsv, toJson } from './arquivo.ts';
import { eraseAluno, exportAluno } from './service.ts';

export const handlers = {
  createExportacaoAluno: async ({ db, sessao, path: { turma_aluno_id }, body: { formato, motivo }, agora }) => {
    const partes = await exportAluno({ db, sessao, turma_aluno_id, motivo, agora }, formato);
    return ok({
      nome_arquivo: `dados-${turma_aluno_id}-${agora.toISOString().slice(0, 10)}.${formato}`,
      tipo: formato === 'json' ? ('application/json' as const) : ('text/csv' as const),
      conteudo: formato === 'json' ? toJson(partes) : toCsv(partes),
      gerada_em: iso(agora),
      partes: partes.map(({ dado, linhas }) => ({ dado, registros: linhas.length })),
    });
  },

  createAnonimizacaoAluno: async ({ db, sessao, path: { turma_aluno_id }, body: { confirmacao, motivo }, agora }) => {
    const erased = await eraseAluno({ db, sessao, turma_aluno_id, motivo, agora }, confirmacao);
    return ok({
      ...erased,
      anonimizado_em: iso(agora),
      retidos: dadosPessoais.flatMap(({ rotulo, retido }) =>
        retido === undefined ? [] : [{ dado: rotulo, motivo: retido }],
      ),
    });
  },
} satisfies Handlers;
