/** Skills and tags: the words by which questions are found. */
import { cleanHabilidade, isHabilidade } from '@luneta/domain/questao-habilidade';

import type { Tenant } from '../../../../database/tenant.ts';
import { readBusca } from '../../../../http/busca.ts';
import { type Call, type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { iso } from '../../../../http/iso.ts';
import { filterOf } from '../../../../http/query.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { escolaInReach, recordAct } from '../../../escola/index.ts';
import { lockNomes } from '../lock.ts';
import { ensureArea } from './area.ts';
import { parteErrors } from './errors.ts';
import * as etiquetas from './etiqueta-store.ts';
import * as habilidades from './habilidade-store.ts';
import { nomeOf, there } from './nome.ts';

const present = (row: habilidades.HabilidadeRow) => ({ ...row, arquivada_em: iso(row.arquivada_em) });

/** When it was archived, after a call that may say so. */
export const archivedAt = (wanted: boolean | undefined, before: Date | null, agora: Date): Date | null =>
  wanted === undefined ? before : wanted ? (before ?? agora) : null;

async function habilidadeOf(
  tx: Tenant,
  { sistema, codigo, descricao, area_codigo, arquivada }: Call<'saveHabilidade'>['body'],
  before: habilidades.HabilidadeRow | null,
  agora: Date,
): Promise<habilidades.Habilidade> {
  const clean = cleanHabilidade(sistema, nomeOf(codigo, 'codigo'));
  if (!isHabilidade(sistema, clean)) throw parteErrors.codigo();
  const area = area_codigo === undefined ? (before?.area_codigo ?? null) : area_codigo;
  return {
    sistema,
    codigo: clean,
    descricao: (descricao ?? before?.descricao ?? '').trim(),
    area_conhecimento_id: area === null ? null : await ensureArea(tx, area),
    arquivada_em: archivedAt(arquivada, before?.arquivada_em ?? null, agora),
  };
}

export const palavraHandlers = {
  listHabilidades: async ({ db, sessao, query }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const { arquivadas = false, cursor } = query;
    const texto = readBusca(query.busca)?.nome ?? null;
    const pagina = { arquivadas, texto, sistema: filterOf(query.sistema), depois: readIdCursor(cursor) };
    const rows = await habilidades.findHabilidades(escola, pagina);
    const { page, next } = pageOf(rows, habilidades.PAGE, (row) => row.habilidade_id);
    return { ...ok(page.map(present)), ...nextPage(next) };
  },

  saveHabilidade: async ({ db, sessao, query, body, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return escola.transaction(async (tx) => {
      await lockNomes(tx);
      const { habilidade_id: known, versao } = body;
      const before = known === undefined ? null : there(await habilidades.findHabilidade(tx, known));
      if (before) requireVersao(before.versao, versao ?? 0);
      const wanted = await habilidadeOf(tx, body, before, agora);
      if (await habilidades.isTaken(tx, known ?? null, wanted)) throw parteErrors.habilidadeTaken();
      const id = before?.habilidade_id ?? (await habilidades.createHabilidade(tx, wanted));
      if (before) await habilidades.saveHabilidade(tx, id, before.versao, wanted);
      const saved = there(await habilidades.findHabilidade(tx, id));
      const detalhe = { habilidade_id: id, sistema: saved.sistema, codigo: saved.codigo };
      await recordAct(tx, { acao: 'habilidade_salva', sessao, detalhe, agora });
      return ok(present(saved));
    });
  },

  listEtiquetas: async ({ db, sessao, query }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return ok(await etiquetas.findEtiquetas(escola));
  },

  saveEtiqueta: async ({ db, sessao, query, body, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return escola.transaction(async (tx) => {
      await lockNomes(tx);
      const { etiqueta_id: known, versao } = body;
      const before = known === undefined ? null : there(await etiquetas.findEtiqueta(tx, known));
      if (before) requireVersao(before.versao, versao ?? 0);
      const nome = nomeOf(body.nome, 'nome');
      if (await etiquetas.isTaken(tx, known ?? null, nome)) throw parteErrors.nameTaken('nome');
      const id = before?.etiqueta_id ?? (await etiquetas.createEtiqueta(tx, nome));
      if (before) await etiquetas.saveEtiqueta(tx, id, before.versao, nome);
      const saved = there(await etiquetas.findEtiqueta(tx, id));
      await recordAct(tx, { acao: 'etiqueta_salva', sessao, detalhe: { etiqueta_id: id, nome }, agora });
      return ok(saved);
    });
  },
} satisfies Handlers;
