/** A family's rights over a student's data: a copy of everything, and its erasure (decision 168; security C39). */
import { randomInt } from 'node:crypto';

import { findInReach } from '../../data/alcance.ts';
import { recordAct } from '../../data/auditoria.ts';
import { dadosPessoais } from '../../data/dados-pessoais/index.ts';
import type { Db } from '../../data/db.ts';
import { tenant, type Tenant } from '../../data/tenant.ts';
import { ok, type Handlers } from '../../http/call.ts';
import { errors } from '../../http/errors.ts';
import type { Sessao } from '../../http/sessao.ts';
import { toCsv, toJson, type Parte } from './arquivo.ts';
import { privacidadeErrors } from './errors.ts';
import { eraseLinhas, exported, readLinhas } from './linhas.ts';
import { findTitular, markAnonimizada, type Titular } from './store.ts';

type Found = { readonly escola: Tenant; readonly pessoa_id: number; readonly titular: Titular };

/** Runs `work` with the student held; whoever is no student in reach is not found (decision 27). */
async function withTitular<T>(
  db: Db,
  sessao: Sessao,
  turma_aluno_id: number,
  work: (found: Found) => Promise<T>,
): Promise<T> {
  const reached = await findInReach(db, sessao, turma_aluno_id);
  if (!reached) throw errors.notFound();
  const { escola_id, pessoa_id } = reached;
  return tenant(db, escola_id).transaction(async (escola) => {
    const titular = await findTitular(escola, pessoa_id);
    if (titular?.perfil !== 'aluno') throw errors.notFound();
    return work({ escola, pessoa_id, titular });
  });
}

/** Every kind of data, also those without a row: a family sees what is not there too. */
async function collect(who: Pick<Found, 'escola' | 'pessoa_id'>): Promise<Parte[]> {
  const partes: Parte[] = [];
  for (const tabela of dadosPessoais)
    partes.push({ dado: tabela.rotulo, colunas: exported(tabela), linhas: await readLinhas(who, tabela) });
  return partes;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const drawProtocolo = (turma_aluno_id: number): string =>
  `LN-ANON-${turma_aluno_id}-${Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

export const handlers = {
  createExportacaoAluno: ({ db, sessao, path: { turma_aluno_id }, body: { formato, motivo }, agora }) =>
    withTitular(db, sessao, turma_aluno_id, async ({ escola, pessoa_id }) => {
      const partes = await collect({ escola, pessoa_id });
      const detalhe = { formato };
      await recordAct(escola, {
        acao: 'dados_exportados',
        sessao,
        pessoa_id,
        turma_aluno_id,
        motivo,
        detalhe,
        agora,
      });
      return ok({
        nome_arquivo: `dados-${turma_aluno_id}-${agora.toISOString().slice(0, 10)}.${formato}`,
        tipo: formato === 'json' ? ('application/json' as const) : ('text/csv' as const),
        conteudo: formato === 'json' ? toJson(partes) : toCsv(partes),
        gerada_em: agora.toISOString(),
        partes: partes.map(({ dado, linhas }) => ({ dado, registros: linhas.length })),
      });
    }),

  createAnonimizacaoAluno: ({ db, sessao, path: { turma_aluno_id }, body: { confirmacao, motivo }, agora }) =>
    withTitular(db, sessao, turma_aluno_id, async ({ escola, pessoa_id, titular }) => {
      if (titular.anonimizada_em) throw privacidadeErrors.jaAnonimizado();
      if (titular.em_prova) throw privacidadeErrors.emProva();
      if (confirmacao.trim() !== titular.nome) throw privacidadeErrors.nomeDiferente();
      let registros_alterados = 0;
      for (const tabela of dadosPessoais) registros_alterados += await eraseLinhas({ escola, pessoa_id }, tabela);
      await markAnonimizada(escola, pessoa_id, agora);
      const protocolo = drawProtocolo(turma_aluno_id);
      const act = { acao: 'dados_apagados', sessao, pessoa_id, turma_aluno_id, motivo, detalhe: { protocolo }, agora };
      await recordAct(escola, act);
      return ok({
        protocolo,
        anonimizado_em: agora.toISOString(),
        registros_alterados,
        retidos: dadosPessoais.flatMap(({ rotulo, retido }) =>
          retido === undefined ? [] : [{ dado: rotulo, motivo: retido }],
        ),
      });
    }),
} satisfies Handlers;
