/** Writes the content of a demo school: topics, questions with their explanations, essay proposals. */
import { toRichText } from '../http/rich-text/rich-text.ts';
import { loadObjetosCriar, loadPropostas, loadQuestoes, loadTextos } from '../modules/questoes/index.ts';
import type { Tenant } from '../database/tenant.ts';
import { linguaOf, redacoes, type DemoQuestao } from './content.ts';
import { idOf, must, type Ids } from './ids.ts';

/** A topic of the school, also used by courses. */

/** HTML of the content in its stored form. */
export function rich(html: string, where: string): string {
  const { html: clean, problemas } = toRichText(html);
  const [problem] = problemas;
  if (problem) throw new Error(`${where}: ${problem.trecho}: ${problem.motivo}`);
  return clean;
}

const topicKey = ({ materia: nome, serie: ano, objeto_conhecimento: topic }: DemoQuestao): string =>
  `${nome} ${ano} ${topic}`;

/** Writes topics and questions. Returns the ids of the questions by `codigo`. */
export async function writeQuestoes(
  escola: Tenant,
  list: readonly DemoQuestao[],
  materiaIds: Ids,
  serieIds: Ids,
  agora: Date,
): Promise<Ids> {
  const topics = [...new Map(list.map((entry) => [topicKey(entry), entry])).entries()];
  const topicRows = await loadObjetosCriar(
    escola,
    topics.map(([, entry]) => ({
      materia_id: idOf(materiaIds, entry.materia),
      serie_id: idOf(serieIds, entry.serie),
      descricao: entry.objeto_conhecimento,
    })),
  );
  const topicIds = new Map(topics.map(([key], i) => [key, must(topicRows[i], key).id]));
  const questoes = list.map((entry) => ({
    ...questaoOf(entry, materiaIds),
    objeto_conhecimento_id: idOf(topicIds, topicKey(entry)),
    capitulo: entry.capitulo,
    habilidade: entry.habilidade,
    lingua_estrangeira: linguaOf(entry),
    dificuldade: entry.dificuldade,
    origem: 'Luneta',
    atualizada_em: agora,
  }));
  return insertQuestoes(escola, questoes);
}

/** What a question has wherever it comes from. Its parameters are marked as invented (decision 187). */
export function questaoOf(entry: DemoQuestao, materiaIds: Ids) {
  const { codigo, materia, enunciado, opcoes, gabarito, comentario, tri } = entry;
  const [a = '', b = '', c = '', d = '', e = ''] = opcoes.map((option) => rich(option, codigo));
  return {
    codigo,
    materia_id: idOf(materiaIds, materia),
    enunciado: rich(enunciado, codigo),
    opcao_a: a,
    opcao_b: b,
    opcao_c: c,
    opcao_d: d,
    opcao_e: e,
    gabarito,
    comentario: rich(comentario, codigo),
    subjetiva: false,
    tri_a: tri.a,
    tri_b: tri.b,
    tri_c: tri.c,
    tri_origem: 'demonstração',
  };
}

/** Inserts questions. Returns their ids by `codigo`. */
export async function insertQuestoes(escola: Tenant, questoes: Parameters<typeof loadQuestoes>[1]): Promise<Ids> {
  const rows = await loadQuestoes(escola, questoes);
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}

/** Writes essay proposals with their motivating texts. */
export async function writeRedacoes(escola: Tenant): Promise<Ids> {
  const rows = await loadPropostas(
    escola,
    redacoes.map(({ codigo, titulo, descricao, genero_textual_nome, min_linhas, max_linhas }) => ({
      codigo,
      titulo,
      genero_textual_nome,
      min_linhas,
      max_linhas,
      descricao: rich(descricao, codigo),
    })),
  );
  const ids = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  await loadTextos(
    escola,
    redacoes.flatMap(({ codigo, textos_motivacionais }) =>
      textos_motivacionais.map(({ ordem, conteudo }) => ({
        proposta_redacao_id: idOf(ids, codigo),
        ordem,
        conteudo: rich(conteudo, codigo),
      })),
    ),
  );
  return ids;
}
