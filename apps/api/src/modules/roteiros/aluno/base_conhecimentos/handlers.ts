/** Tag `base_conhecimentos`: text and quiz of one course, which students read and gestao_vida reads and writes. */
import { escolasInReach, recordAct } from '../../../escola/index.ts';
import type { Db } from '../../../../database/db.ts';
import { tenant } from '../../../../database/tenant.ts';
import { ok, type Call, type Handlers } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { toStored } from './documento.ts';
import { readsAsEditor } from './policy.ts';
import { presentEditor, presentReader } from './presenter.ts';
import { findQuizEstados } from './quiz-store.ts';
import { findCurso, saveCurso, type CursoRow } from './store.ts';

/** @throws 404 when the course is out of reach or does not exist */
export async function cursoInReach(db: Db, sessao: Sessao, id: number): Promise<CursoRow> {
  const escolas = sessao.aluno ? [sessao.escola_id] : await escolasInReach(db, sessao);
  const row = await findCurso(db, escolas, id);
  if (!row) throw errors.notFound();
  return row;
}

type Save = Pick<Call<'saveBaseConhecimento'>, 'db' | 'sessao' | 'path' | 'body' | 'agora'>;

async function save({ db, sessao, path, body, agora }: Save) {
  const id = path.base_conhecimento_id;
  const { escola_id } = await cursoInReach(db, sessao, id);
  const curso = toStored(body.curso);
  return tenant(db, escola_id).transaction(async (escola) => {
    const row = await saveCurso(escola, { id, versao: body.versao ?? null, curso, agora });
    const detalhe = { base_conhecimento_id: id, versao: row.versao };
    await recordAct(escola, { acao: 'curso_salvo', sessao, detalhe, agora });
    return ok(presentEditor(row));
  });
}

export const handlers = {
  getBaseConhecimento: async ({ db, sessao, path, agora }) => {
    const row = await cursoInReach(db, sessao, path.base_conhecimento_id);
    const escola = tenant(db, row.escola_id);
    if (readsAsEditor(sessao)) {
      const detalhe = { base_conhecimento_id: row.base_conhecimento_id, versao: row.versao };
      await recordAct(escola, { acao: 'curso_lido', sessao, detalhe, agora });
      return ok(presentEditor(row));
    }
    if (row.publicado_em === null) throw errors.notFound();
    const { aluno } = sessao;
    const estados = aluno
      ? await findQuizEstados(escola, aluno, row.objeto_conhecimento_id, agora)
      : new Map<number, never>();
    return ok(presentReader(row, estados, agora));
  },
  updateBaseConhecimento: save,
  saveBaseConhecimento: save,
  changeBaseConhecimento: save,
} satisfies Handlers;
