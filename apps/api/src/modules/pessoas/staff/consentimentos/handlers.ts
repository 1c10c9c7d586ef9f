/** Tag `gestao_consentimentos`: on which basis the data of a student are treated, and what was consented to (rules CON). */
import { readBaseLegal } from '@luneta/domain/base-legal';
import { isDayToCome } from '@luneta/domain/equipe';
import { fromLocal } from '@luneta/domain/instante-local';
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { tenant } from '../../../../database/tenant.ts';
import { readBusca } from '../../../../http/busca.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import type { Caller } from '../../../../http/ctx.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { errors } from '../../../../http/errors.ts';
import { filterOf } from '../../../../http/query.ts';
import { escolaInReach, findConfiguracao, findInReach, recordAct } from '../../../escola/index.ts';
import { setRankingOculto } from '../alunos/nome-store.ts';
import { consentimentoErrors } from './errors.ts';
import {
  countConsentimentos,
  createConsentimento,
  findConsentimentos,
  listConsentimentos,
  PAGE,
  closeConsentimento,
  setBaseLegal,
  type AlunoRow,
  type Finalidade,
} from './store.ts';

const isoOf = (instant: string) => new Date(instant).toISOString();

function present({
  pessoa_id: _id,
  base_legal,
  registros,
  ...row
}: AlunoRow): components['schemas']['ConsentimentoAluno'] {
  return {
    turma_aluno_id: row.turma_aluno_id,
    aluno_nome: row.aluno_nome,
    turma_id: row.turma_id,
    turma_codigo: row.turma_codigo,
    da_escola: row.da_escola,
    situacao: row.situacao,
    base_legal: readBaseLegal(base_legal) ?? 'nao_informada',
    registros: registros.map(({ em, revogado_em, ...registro }) => ({
      ...registro,
      em: isoOf(em),
      revogado_em: revogado_em === null ? null : isoOf(revogado_em),
    })),
  };
}

/** The student within reach. @throws 404 */
async function alunoOf({ db, sessao, agora }: Caller, turma_aluno_id: number) {
  const found = await findInReach(db, sessao, turma_aluno_id, agora);
  if (!found) throw errors.notFound();
  return { ...found, escola: tenant(db, found.escola_id) };
}

async function standing(escola: Tenant, turma_aluno_id: number) {
  const row = await findConsentimentos(escola, turma_aluno_id);
  if (!row) throw errors.notFound();
  return ok(present(row));
}

/** Without consent to use or image, nothing optional shows the student by name (CON-2). */
async function hide(escola: Tenant, pessoa_id: number, finalidade: Finalidade): Promise<void> {
  if (finalidade === 'uso' || finalidade === 'imagem') await setRankingOculto(escola, pessoa_id, true);
}

export const handlers = {
  listConsentimentos: async ({ db, sessao, path, query }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const filtro = { busca: readBusca(query.busca)?.nome ?? null, turma_id: filterOf(query.turma_id) };
    const situacao = filterOf(query.situacao);
    const rows = await listConsentimentos(escola, { ...filtro, situacao, depois: readIdCursor(query.cursor) });
    const { page, next } = pageOf(rows, PAGE, (row) => row.turma_aluno_id);
    const counts = await countConsentimentos(escola, filtro);
    const alunos = counts.em_dia + counts.falta + counts.recusado + counts.encerrar;
    return { ...ok({ resumo: { alunos, ...counts }, alunos: page.map(present) }), ...nextPage(next) };
  },

  getConsentimentosAluno: async ({ db, sessao, path, agora }) => {
    const { escola, turma_aluno_id } = await alunoOf({ db, sessao, agora }, path.turma_aluno_id);
    return standing(escola, turma_aluno_id);
  },

  createConsentimento: async ({ db, sessao, path, body, agora }) => {
    const { escola, pessoa_id, turma_aluno_id } = await alunoOf({ db, sessao, agora }, path.turma_aluno_id);
    const { finalidade, concedido, documento_versao = null } = body;
    if (isNomeVazio(body.por_nome)) throw consentimentoErrors.emptyName();
    const { fuso_horario } = await findConfiguracao(escola);
    if (body.em !== undefined && isDayToCome(body.em, agora.getTime(), fuso_horario))
      throw consentimentoErrors.dayToCome();
    const day = body.em === undefined ? null : fromLocal(`${body.em}T00:00`, fuso_horario);
    const em = day === null ? agora : new Date(day);
    const before = await findConsentimentos(escola, turma_aluno_id);
    if (!before) throw errors.notFound();
    await escola.transaction(async (tx) => {
      await createConsentimento(tx, {
        pessoa_id,
        finalidade,
        base_legal: readBaseLegal(before.base_legal) ?? 'nao_informada',
        concedido,
        por_nome: cleanNome(body.por_nome),
        registrado_por: sessao.pessoa_id,
        documento_versao,
        em,
      });
      if (!concedido) await hide(tx, pessoa_id, finalidade);
      const detalhe = { finalidade, concedido, ...(documento_versao !== null && { documento_versao }) };
      await recordAct(tx, { acao: 'consentimento_registrado', sessao, pessoa_id, turma_aluno_id, detalhe, agora });
    });
    return standing(escola, turma_aluno_id);
  },

  closeConsentimento: async ({ db, sessao, path, body, agora }) => {
    const { escola, pessoa_id, turma_aluno_id } = await alunoOf({ db, sessao, agora }, path.turma_aluno_id);
    const { consentimento_id } = path;
    await escola.transaction(async (tx) => {
      const finalidade = await closeConsentimento(tx, { pessoa_id, consentimento_id, agora });
      if (finalidade === null) {
        const held = await findConsentimentos(tx, turma_aluno_id);
        const known = held?.registros.some((registro) => registro.consentimento_id === consentimento_id);
        throw known ? consentimentoErrors.nothingToRevoke() : errors.notFound();
      }
      await hide(tx, pessoa_id, finalidade);
      const motivo = body.motivo.trim();
      const act = {
        acao: 'consentimento_revogado',
        sessao,
        pessoa_id,
        turma_aluno_id,
        motivo,
        detalhe: { finalidade },
        agora,
      };
      await recordAct(tx, act);
    });
    return standing(escola, turma_aluno_id);
  },

  setBaseLegalAluno: async ({ db, sessao, path, body, agora }) => {
    const { escola, pessoa_id, turma_aluno_id } = await alunoOf({ db, sessao, agora }, path.turma_aluno_id);
    const { base_legal } = body;
    await escola.transaction(async (tx) => {
      await setBaseLegal(tx, pessoa_id, base_legal, agora);
      const detalhe = { base_legal };
      await recordAct(tx, { acao: 'base_legal_registrada', sessao, pessoa_id, turma_aluno_id, detalhe, agora });
    });
    return standing(escola, turma_aluno_id);
  },
} satisfies Handlers;
