/** Tag `gestao_cursos`: the school's courses, listed with their drafts, created, published and withdrawn. */
import { sortByVotos, percentualSim } from '@luneta/domain/conteudo-votos';

import { tenant } from '../../../../database/tenant.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, readPairCursor } from '../../../../http/cursor.ts';
import { errors } from '../../../../http/errors.ts';
import { filterOf } from '../../../../http/query.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { escolaInReach, escolasInReach, recordAct } from '../../../escola/index.ts';
import { assertPublishable, emptyCurso } from '../../aluno/base_conhecimentos/documento.ts';
import { cursoInReach } from '../../aluno/base_conhecimentos/handlers.ts';
import { openCurso } from '../../aluno/base_conhecimentos/quiz.ts';
import { publishCurso } from '../../aluno/base_conhecimentos/store.ts';
import { readBusca } from '../../../../http/busca.ts';
import { cursosErrors } from './errors.ts';
import { gestaoCurso } from './presenter.ts';
import { listConteudos } from './conteudos-store.ts';
import { listObjetos } from './objetos-store.ts';
import { createCurso, findLinha, findObjeto, listCursos } from './store.ts';

export const handlers = {
  listCursos: async ({ db, sessao, query }) => {
    const [materia_id, situacao] = [filterOf(query.materia_id), filterOf(query.situacao)];
    const last = readPairCursor(query.cursor, 'instante');
    const depois = last && { atualizado_em: new Date(last[0]), id: last[1] };
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const page = await listCursos(escola, { materia_id, situacao, busca: readBusca(query.busca), depois });
    const { cursos, next } = page;
    return { ...ok(cursos.map(gestaoCurso)), ...nextPage(next && [next.atualizado_em.getTime(), next.id]) };
  },

  listCursoConteudos: async ({ db, sessao, path, agora }) => {
    const { escola_id, objeto_conhecimento_id } = await cursoInReach(db, sessao, path.base_conhecimento_id);
    const conteudos = await listConteudos(tenant(db, escola_id), objeto_conhecimento_id, agora);
    return ok(sortByVotos(conteudos).map((one) => ({ ...one, percentual_sim: percentualSim(one) })));
  },

  listObjetosSemCurso: async ({ db, sessao, query }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return ok(await listObjetos(escola, readBusca(query.busca)));
  },

  createCurso: async ({ db, sessao, body, agora }) => {
    const { objeto_conhecimento_id } = body;
    const nome_curso = body.nome_curso.trim();
    if (nome_curso === '') throw errors.invalid({ campo: 'nome_curso', motivo: 'Preencha este campo.' });
    const escolas = await escolasInReach(db, sessao);
    const topic = await findObjeto(db, escolas, objeto_conhecimento_id);
    if (!topic) throw errors.notFound();
    return tenant(db, topic.escola_id).transaction(async (escola) => {
      const curso = emptyCurso(nome_curso);
      const { materia_id } = topic;
      const id = await createCurso(escola, { materia_id, objeto_conhecimento_id, curso, agora });
      if (id === null) throw cursosErrors.exists();
      const detalhe = { base_conhecimento_id: id, objeto_conhecimento_id };
      const linha = await findLinha(escola, id);
      await recordAct(escola, { acao: 'curso_criado', sessao, detalhe, agora });
      return ok(gestaoCurso(linha));
    });
  },

  setCursoPublicacao: async ({ db, sessao, path, body, agora }) => {
    const id = path.base_conhecimento_id;
    const { publicado, versao } = body;
    const row = await cursoInReach(db, sessao, id);
    requireVersao(row.versao, versao);
    // The text just read belongs to this version number; the statement below refuses any other number.
    if (publicado) assertPublishable(openCurso(row.rascunho ?? row.curso));
    return tenant(db, row.escola_id).transaction(async (escola) => {
      await publishCurso(escola, { id, versao, publicado, agora });
      const acao = publicado ? 'curso_publicado' : 'curso_retirado';
      const linha = await findLinha(escola, id);
      await recordAct(escola, { acao, sessao, detalhe: { base_conhecimento_id: id, versao }, agora });
      return ok(gestaoCurso(linha));
    });
  },
} satisfies Handlers;
