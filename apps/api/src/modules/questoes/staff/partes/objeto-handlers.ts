/** Subjects and topics of a school. */
import type { Tenant } from '../../../../database/tenant.ts';
import { readBusca } from '../../../../http/busca.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { iso } from '../../../../http/iso.ts';
import { filterOf } from '../../../../http/query.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { escolaInReach, recordAct } from '../../../escola/index.ts';
import { ensureArea, findAreasOferecidas } from './area.ts';
import { lockNomes } from '../lock.ts';
import { parteErrors } from './errors.ts';
import * as materias from './materia-store.ts';
import { nomeOf, there } from './nome.ts';
import * as objetos from './objeto-store.ts';
import { archivedAt } from './palavra-handlers.ts';
import { escolaDoObjeto } from './objeto-reach.ts';

const presentMateria = (row: materias.MateriaRow) => ({ ...row, arquivada_em: iso(row.arquivada_em) });
const presentObjeto = (row: objetos.ObjetoRow) => ({ ...row, arquivado_em: iso(row.arquivado_em) });

/** The topic that takes over. @throws 422 for the same one, and for one of another subject or that is archived */
async function requireDestino(tx: Tenant, from: objetos.ObjetoRow, destino_id: number): Promise<objetos.ObjetoRow> {
  const destino = await objetos.findObjeto(tx, destino_id);
  const fits = destino !== null && destino_id !== from.objeto_conhecimento_id && destino.materia_id === from.materia_id;
  if (!fits || destino.arquivado_em !== null) throw parteErrors.destino();
  return destino;
}

export const objetoHandlers = {
  listMaterias: async ({ db, sessao, query: { escola_id, arquivadas = false } }) => {
    const escola = await escolaInReach(db, sessao, escola_id);
    const rows = await materias.findMaterias(escola, arquivadas);
    return ok({ materias: rows.map(presentMateria), areas: await findAreasOferecidas(escola) });
  },

  saveMateria: async ({ db, sessao, query, body, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return escola.transaction(async (tx) => {
      await lockNomes(tx);
      const { materia_id: known, versao, area_codigo, arquivada } = body;
      const before = known === undefined ? null : there(await materias.findMateria(tx, known));
      if (before) requireVersao(before.versao, versao ?? 0);
      const nome = nomeOf(body.nome, 'nome');
      if (await materias.isTaken(tx, known ?? null, nome)) throw parteErrors.nameTaken('nome');
      const arquivada_em = archivedAt(arquivada, before?.arquivada_em ?? null, agora);
      const materia = { nome, area_conhecimento_id: await ensureArea(tx, area_codigo), arquivada_em };
      const id = before?.materia_id ?? (await materias.createMateria(tx, materia));
      if (before) await materias.saveMateria(tx, id, before.versao, materia);
      const saved = there(await materias.findMateria(tx, id));
      await recordAct(tx, { acao: 'materia_salva', sessao, detalhe: { materia_id: id, nome }, agora });
      return ok(presentMateria(saved));
    });
  },

  listObjetosConhecimento: async ({ db, sessao, query }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const { arquivadas = false, cursor } = query;
    const texto = readBusca(query.busca)?.nome ?? null;
    const pagina = { arquivadas, texto, materia_id: filterOf(query.materia_id), depois: readIdCursor(cursor) };
    const rows = await objetos.findObjetos(escola, pagina);
    const { page, next } = pageOf(rows, objetos.PAGE, (row) => row.objeto_conhecimento_id);
    return { ...ok(page.map(presentObjeto)), ...nextPage(next) };
  },

  saveObjetoConhecimento: async ({ db, sessao, query, body, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return escola.transaction(async (tx) => {
      await lockNomes(tx);
      const { objeto_conhecimento_id: known, materia_id, serie_id, arquivado, versao } = body;
      const before = known === undefined ? null : there(await objetos.findObjeto(tx, known));
      if (before) requireVersao(before.versao, versao ?? 0);
      if (before && before.materia_id !== materia_id) throw parteErrors.materiaFixed();
      const objeto = {
        materia_id,
        serie_id: serie_id === undefined ? (before?.serie_id ?? null) : serie_id,
        descricao: nomeOf(body.descricao, 'descricao'),
        arquivada_em: archivedAt(arquivado, before?.arquivado_em ?? null, agora),
      };
      const found = await objetos.checkObjeto(tx, known ?? null, objeto);
      if (!found.materia) throw parteErrors.materia();
      if (objeto.serie_id !== null && !found.serie) throw parteErrors.serie();
      if (found.repetido) throw parteErrors.nameTaken('descricao');
      const id = before?.objeto_conhecimento_id ?? (await objetos.createObjeto(tx, objeto));
      if (before) await objetos.saveObjeto(tx, id, before.versao, objeto);
      const saved = there(await objetos.findObjeto(tx, id));
      const detalhe = { objeto_conhecimento_id: id, descricao: saved.descricao };
      await recordAct(tx, { acao: 'objeto_salvo', sessao, detalhe, agora });
      return ok(presentObjeto(saved));
    });
  },

  getPreviaJuncao: async ({ db, sessao, path: { objeto_conhecimento_id: id } }) => {
    const escola = await escolaDoObjeto({ db, sessao }, id);
    return ok(await objetos.findJuncao(escola, id));
  },

  createJuncaoObjeto: async ({ db, sessao, path: { objeto_conhecimento_id: id }, body, agora }) => {
    const { destino_id, versao } = body;
    const escola = await escolaDoObjeto({ db, sessao }, id);
    return escola.transaction(async (tx) => {
      await lockNomes(tx);
      const from = there(await objetos.findObjeto(tx, id));
      requireVersao(from.versao, versao);
      await requireDestino(tx, from, destino_id);
      const { tem_curso, qtde_questoes } = await objetos.findJuncao(tx, id);
      if (tem_curso) throw parteErrors.withCourse();
      await objetos.moveQuestoes(tx, id, destino_id);
      await objetos.saveObjeto(tx, id, versao, { ...from, arquivada_em: from.arquivado_em ?? agora });
      const saved = there(await objetos.findObjeto(tx, destino_id));
      const detalhe = { objeto_conhecimento_id: id, destino_id, qtde_questoes };
      await recordAct(tx, { acao: 'objetos_juntos', sessao, detalhe, agora });
      return ok(presentObjeto(saved));
    });
  },
} satisfies Handlers;
