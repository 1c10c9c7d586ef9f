/** One class with its teachers: read, made, changed, archived. */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import {
  countEmProva,
  escolaInReach,
  findAnoSituacao,
  findConfiguracao,
  findTurma,
  presentTurma,
  recordAct,
  setTurmaArquivada,
  turmaInReach,
  writeTurma,
} from '../../../escola/index.ts';
import { turmaErrors } from './errors.ts';
import { countPartes, findDesconhecido, findProfessores, setProfessores, type Professor } from './professor-store.ts';

/** @throws 404 */
async function detalheOf(
  escola: Tenant,
  turma_id: number,
  agora: Date,
): Promise<components['schemas']['TurmaDetalhe']> {
  const turma = await findTurma(escola, turma_id, agora);
  if (!turma) throw errors.notFound();
  const { nome } = await findConfiguracao(escola);
  return {
    escola_id: escola.escola_id,
    escola_nome: nome,
    turma: presentTurma(turma),
    professores: await findProfessores(escola, turma_id, agora),
    ano_situacao: await findAnoSituacao(escola, turma.ano),
    ...(await countPartes(escola, turma_id)),
    qtde_em_prova: await countEmProva(escola, turma_id, agora),
  };
}

/** @throws 422 at the first that is not of the school, or stands twice */
async function assertProfessores(escola: Tenant, professores: readonly Professor[]): Promise<void> {
  const ids = professores.map(({ pessoa_id }) => pessoa_id);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) < place);
  if (twice >= 0) throw turmaErrors.professorTwice(`professores.${twice}.pessoa_id`);
  const unknown = await findDesconhecido(escola, professores);
  if (unknown?.campo === 'pessoa_id') throw turmaErrors.professor(`professores.${unknown.lugar}.pessoa_id`);
  if (unknown) throw turmaErrors.materia(`professores.${unknown.lugar}.materia_id`);
}

export const turmaHandlers = {
  getTurma: async ({ db, sessao, path: { turma_id }, agora }) =>
    ok(await detalheOf(await turmaInReach(db, sessao, turma_id, agora), turma_id, agora)),

  saveTurma: async ({ db, sessao, path, body, agora }) => {
    const { codigo, sede_id, serie_id, turno, ano, versao_aluno, professores, id_externo } = body;
    const escola = await escolaInReach(db, sessao, path.escola_id);
    return escola.transaction(async (tx) => {
      const turma = { codigo, sede_id, serie_id, turno, ano, versao_aluno };
      const asked = { turma_id: body.turma_id, versao: body.versao, turma, id_externo };
      const turma_id = await writeTurma(tx, asked, agora);
      if (professores !== undefined) {
        await assertProfessores(tx, professores);
        await setProfessores(tx, turma_id, professores);
      }
      const saved = await detalheOf(tx, turma_id, agora);
      const detalhe = {
        turma_id,
        codigo: saved.turma.codigo,
        ano,
        sede_id,
        serie_id,
        turno,
        versao_aluno,
        ...(professores !== undefined && { professores: professores.length }),
      };
      await recordAct(tx, { acao: 'turma_salva', sessao, detalhe, agora });
      return ok(saved);
    });
  },

  setTurmaArquivamento: async ({ db, sessao, path: { escola_id, turma_id }, body: { arquivada }, agora }) => {
    const escola = await escolaInReach(db, sessao, escola_id);
    return escola.transaction(async (tx) => {
      const changed = await setTurmaArquivada(tx, turma_id, arquivada, agora);
      const saved = await detalheOf(tx, turma_id, agora);
      const detalhe = { turma_id, codigo: saved.turma.codigo, arquivada };
      if (changed) await recordAct(tx, { acao: 'turma_arquivada', sessao, detalhe, agora });
      return ok(saved);
    });
  },
} satisfies Handlers;
