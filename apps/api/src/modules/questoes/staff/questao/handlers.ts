/** One question of the bank as its writers see it: read, written, changed. */
import { type Call, type Handlers, ok } from '../../../../http/call.ts';
import { escolaInReach, recordAct } from '../../../escola/index.ts';
import type { Escrita } from './campos.ts';
import { escritaErrors } from './errors.ts';
import { escolaDaQuestao, findAprova, readQuestao, requireOpen } from './leitura.ts';
import { presentQuestaoGestao } from './presenter.ts';
import { createQuestao, saveQuestao } from './salvar.ts';
import type { Situacao } from './store.ts';
import { lockQuestao } from './write-store.ts';

type Body = Call<'createQuestao'>['body'] | Call<'saveQuestao'>['body'];

const escritaOfBody = (body: Body): Escrita => ({
  tipo: body.tipo,
  materia_id: body.materia_id,
  objeto_conhecimento_id: body.objeto_conhecimento_id ?? null,
  habilidades: body.habilidades ?? [],
  etiquetas: body.etiquetas ?? [],
  texto_base_id: body.texto_base_id ?? null,
  enunciado: body.enunciado,
  alternativas: body.alternativas.map(({ letra, texto, motivo = '' }) => ({ letra, texto, motivo })),
  gabarito: body.gabarito ?? null,
  comentario: body.comentario ?? '',
  dificuldade: body.dificuldade ?? null,
  lingua_estrangeira: body.lingua_estrangeira ?? null,
  par_id: body.par_id ?? null,
  pontuacao: body.pontuacao ?? null,
  orientacoes: body.orientacoes ?? '',
});

/**
 * The state that a question gets. Who may not approve leaves one that was approved in review.
 * @throws 403 for an approval that is not this person's
 */
function situacaoOf(wanted: Situacao | undefined, before: Situacao, aprova: boolean): Situacao {
  if (wanted === 'aprovada' && !aprova && before !== 'aprovada') throw escritaErrors.mayNotApprove();
  const next = wanted ?? before;
  return next === 'aprovada' && !aprova ? 'em_revisao' : next;
}

export const questaoHandlers = {
  createQuestao: async ({ db, sessao, query, body, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const situacao = situacaoOf(body.situacao, 'rascunho', await findAprova(escola, sessao));
    const { codigo = null, aceita_repetida = false } = body;
    return escola.transaction(async (tx) => {
      const opcoes = { codigo, aceita_repetida, situacao };
      const id = await createQuestao(tx, escritaOfBody(body), opcoes, { sessao, agora });
      const made = await readQuestao(tx, id, { sessao, agora });
      const detalhe = { banco_questao_id: id, codigo: made.codigo };
      await recordAct(tx, { acao: 'questao_criada', sessao, detalhe, agora });
      return ok(presentQuestaoGestao(made));
    });
  },

  getQuestaoGestao: async ({ db, sessao, path: { banco_questao_id }, agora }) => {
    const escola = await escolaDaQuestao({ db, sessao }, banco_questao_id);
    return ok(presentQuestaoGestao(await readQuestao(escola, banco_questao_id, { sessao, agora })));
  },

  saveQuestao: async ({ db, sessao, path, body, agora }) => {
    const leitor = { sessao, agora };
    const escola = await escolaDaQuestao({ db, sessao }, path.banco_questao_id);
    const aprova = await findAprova(escola, sessao);
    const { codigo = null, aceita_repetida = false } = body;
    return escola.transaction(async (tx) => {
      const before = requireOpen(await readQuestao(tx, path.banco_questao_id, leitor), leitor);
      await lockQuestao(tx, path.banco_questao_id, body.versao);
      // Read again: who used it before the lock is counted now.
      const locked = requireOpen(await readQuestao(tx, path.banco_questao_id, leitor), leitor);
      const situacao = situacaoOf(body.situacao, before.situacao, aprova);
      const saved = await saveQuestao(tx, locked, escritaOfBody(body), { codigo, aceita_repetida, situacao }, leitor);
      const after = await readQuestao(tx, saved.id, leitor);
      const detalhe = {
        banco_questao_id: saved.id,
        codigo: after.codigo,
        revisao: saved.revisao,
        nova_revisao: saved.nova,
      };
      await recordAct(tx, { acao: 'questao_salva', sessao, detalhe, agora });
      return ok(presentQuestaoGestao(after));
    });
  },
} satisfies Handlers;
