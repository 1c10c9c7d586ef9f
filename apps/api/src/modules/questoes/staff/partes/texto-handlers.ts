/** Passages that several questions share. */
import { isHtmlVazio } from '@luneta/domain/questao-texto';

import type { Tenant } from '../../../../database/tenant.ts';
import { readBusca } from '../../../../http/busca.ts';
import { type Call, type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { iso } from '../../../../http/iso.ts';
import { toRichText } from '../../../../http/rich-text/rich-text.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { escolaInReach, recordAct } from '../../../escola/index.ts';
import { readPalavras } from '../palavras.ts';
import { alternativasOf, hashOf } from '../questao/campos.ts';
import { escritaErrors } from '../questao/errors.ts';
import { parteErrors } from './errors.ts';
import { nomeOf, there } from './nome.ts';
import * as store from './texto-store.ts';

const present = (row: store.TextoRow) => ({ ...row, arquivado_em: iso(row.arquivado_em) });

/** The passage as it is stored. @throws 422 for one that shows nothing, and for a formula that cannot be drawn */
function textoOf(
  { titulo, conteudo, fonte = '', arquivado }: Call<'saveTextoBase'>['body'],
  before: store.TextoRow | null,
  agora: Date,
): store.Texto {
  const { html, problemas } = toRichText(conteudo);
  const [problem] = problemas;
  if (problem !== undefined) throw escritaErrors.formula('conteudo', problem.trecho);
  if (html.length > 200_000) throw escritaErrors.long('conteudo');
  if (isHtmlVazio(html)) throw parteErrors.textoEmpty();
  const archived = before?.arquivado_em ?? null;
  const arquivado_em = arquivado === undefined ? archived : arquivado ? (archived ?? agora) : null;
  return { titulo: nomeOf(titulo, 'titulo'), conteudo: html.trim(), fonte: fonte.trim(), arquivado_em };
}

/**
 * Where somebody was asked with the passage it stays as it was: the change is a new one, which the other revisions get.
 * @returns id of the passage that holds what was written, and how many questions keep the former
 */
async function change(tx: Tenant, before: store.TextoRow, versao: number, texto: store.Texto, agora: Date) {
  const { texto_base_id } = before;
  const shown = texto.conteudo !== before.conteudo || texto.fonte !== before.fonte;
  const questoes = shown ? await store.lockQuestoes(tx, texto_base_id) : [];
  const kept = questoes.filter(({ usada }) => usada);
  const moved = questoes
    .filter(({ usada }) => !usada)
    .map(({ id, enunciado, opcoes }) => ({
      id,
      hash: hashOf(texto.conteudo, { enunciado, alternativas: alternativasOf(opcoes, {}) }),
    }));
  if (kept.length === 0) await store.saveTexto(tx, texto_base_id, versao, texto);
  else await store.saveTexto(tx, texto_base_id, versao, { ...before, arquivado_em: before.arquivado_em ?? agora });
  const id = kept.length === 0 ? texto_base_id : await store.createTexto(tx, texto);
  await store.moveQuestoes(tx, id, moved);
  return { id, qtde_mantidas: kept.length };
}

export const textoHandlers = {
  listTextosBase: async ({ db, sessao, query }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const busca = readBusca(query.busca);
    const { arquivadas = false, cursor } = query;
    const pagina = {
      arquivadas,
      texto: busca?.nome ?? null,
      palavras: readPalavras(busca),
      depois: readIdCursor(cursor),
    };
    const { page, next } = pageOf(await store.findTextos(escola, pagina), store.PAGE, (row) => row.texto_base_id);
    return { ...ok(page.map(present)), ...nextPage(next) };
  },

  saveTextoBase: async ({ db, sessao, query, body, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return escola.transaction(async (tx) => {
      const known = body.texto_base_id;
      if (known !== undefined) await store.lockTexto(tx, known);
      const before = known === undefined ? null : there(await store.findTexto(tx, known));
      if (before) requireVersao(before.versao, body.versao ?? 0);
      const texto = textoOf(body, before, agora);
      const { id, qtde_mantidas } = before
        ? await change(tx, before, before.versao, texto, agora)
        : { id: await store.createTexto(tx, texto), qtde_mantidas: 0 };
      const saved = there(await store.findTexto(tx, id));
      const detalhe = { texto_base_id: id, titulo: saved.titulo, qtde_mantidas };
      await recordAct(tx, { acao: 'texto_base_salvo', sessao, detalhe, agora });
      return ok({ texto_base: present(saved), qtde_mantidas });
    });
  },
} satisfies Handlers;
